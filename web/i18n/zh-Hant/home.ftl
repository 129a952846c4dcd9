# 首頁，以及如何選擇牌桌。

play-friend = 與朋友對戰
play-how = 設定電腦對戰：{ $game }
play-with = 與朋友對戰：{ $game }
level-deckhand = 隨機出牌
level-mate = 稍作思考
level-captain = 深思熟慮
pace-table = 依照設定
deck-yours = 你的卡組
deck-rival = 電腦的卡組
deck-surprise = 隨機
deck-mirror = 和你一樣
more-options = 更多選項
name-saved = 已儲存
name-failed = 伺服器沒有回應，名字維持不變。

# At the tables now.
tables-now = 現在的牌桌
tables-live =
    { $count ->
        [0] 自動更新
       *[other] 自動更新・{ $count } 桌
    }
tables-none = 目前沒有人在玩。可以和電腦對戰，或為朋友開一桌。
tables-failed = 無法取得牌桌列表。
tables-waiting = 列表有變動，離開列表後就會更新。
count-people = { $count } 人
count-bots = { $count } 個電腦
count-free = { $count } 個空位
