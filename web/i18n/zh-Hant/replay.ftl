# 重播對戰。

replay = 重播
replay-title = 重播：{ $names }
replay-seat = 玩家{ $number }
replay-where = 第{ $turn }回合，第{ $step }／{ $steps }步
replay-step = 第{ $step }／{ $steps }步
replay-line = 對戰過程
replay-controls = 重播操作
replay-turn-back = 上一回合
replay-step-back = 上一步
replay-play = 播放
replay-pause = 暫停
replay-step-on = 下一步
replay-turn-on = 下一回合
replay-eyes-speed = 視角、速度、檔案
replay-through = 視角
replay-eyes-all = 公開所有手牌
replay-eyes-spectator = 觀戰者
replay-speed = 速度
replay-share = 分享這一刻
replay-shared = 已複製連結
replay-hands = 所有手牌
replay-play-on = 從這裡開始玩
replay-play-on-about = 從這一刻開始一場新的對戰，不計入積分。你坐一個位子，其他由電腦操作；蓋著的牌與當時相同。
replay-play-as = 你的位子
replay-begin = 開始
replay-none = 沒有這個代碼的對戰。
replay-version = 這場對戰是在伺服器的其他版本進行的。紀錄仍保留著，但這個版本無法重播，也無法接著玩。
replay-eyes-closed = 對戰進行中只能用自己或觀戰者的視角觀看。
replay-no-replay = 這個檔案不是對戰紀錄，或不完整。
replay-away = 無法載入對戰：伺服器沒有回應，紀錄並未遺失。
replay-open = 從檔案開啟對戰
replay-file = 將對戰存成檔案

# 自己的對戰。
mine-none = 還沒有對戰紀錄。第一場只要一分鐘就能開始。
mine-with = 對手：{ $names }
mine-won = 獲勝
mine-lost = 落敗
mine-draw = 平手
mine-over = 已結束
mine-running = 進行中
mine-earlier = 更早的對戰
mine-away = 無法載入你的對戰紀錄，紀錄仍保留著。
