# ホームと、テーブルの選び方。

play-friend = 友だちと対戦
play-how = ボット戦の設定：{ $game }
play-with = 友だちと対戦：{ $game }
level-deckhand = ランダムに行動します
level-mate = 少し考えます
level-captain = じっくり考えます
pace-table = 設定に合わせる
deck-yours = あなたのデッキ
deck-rival = ボットのデッキ
deck-surprise = ランダム
deck-mirror = あなたと同じ
more-options = その他のオプション
name-saved = 保存しました
name-failed = サーバーが応答しません。名前は元のままです。

# At the tables now.
tables-now = ただいまのテーブル
tables-live =
    { $count ->
        [0] 自動更新
       *[other] 自動更新・{ $count }卓
    }
tables-none = いまは誰もいません。ボットと対戦するか、友だち用のテーブルを開いてください。
tables-failed = テーブルの一覧を取得できませんでした。
tables-waiting = 変更があります。一覧から離れると更新されます。
count-people = { $count }人
count-bots = ボット{ $count }体
count-free = 空席{ $count }
