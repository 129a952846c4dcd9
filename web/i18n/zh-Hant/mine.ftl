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
