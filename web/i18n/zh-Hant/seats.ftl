# 開始前的座位。

seats-of = { $game }，{ $count } 個座位
seats-only-you = 目前只有你。把連結傳給朋友，或在空位安排電腦。
seats-list = 座位
seats-place = 第 { $place } 個座位，共 { $count } 個
seats-you = 你（{ $name }）
seats-host = 桌主
seats-guest = 透過連結加入
seats-here = 已連線
seats-away = 未連線
seats-bot = { $name }（電腦）
seats-free = 空位
seats-free-sub = 等待有連結的人
seats-put-bot = 安排電腦
seats-change = 更改
seats-change-of = 更改：{ $name }
seats-clear = 空出座位
seats-clear-of = 空出 { $name } 的座位
seats-leave = 離開座位
seats-add = 座位
seats-add-one = 增加一個座位
seats-less-one = 減少最後一個座位
seats-take = 讓這個電腦入座
seats-deal = 發牌
seats-deal-fill =
    { $count ->
        [1] 發牌：空位由電腦補上
       *[other] 發牌：{ $count } 個空位由電腦補上
    }
seats-waits = 由 { $name } 發牌，或最後一個座位有人坐下時開始。
seats-full = 座位已滿。開始後你可以觀戰。
seats-agreed = 對局方式
seats-own-list = 自己的清單
seats-bring = 使用這副卡組
seats-brought = 這副卡組已上桌。
seats-link = 傳送這個連結，或讓對方掃描
seats-qr = 連結的 QR 碼
seats-fact = { $name }：{ $value }
