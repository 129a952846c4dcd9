# 開始前の席。

seats-of = { $game }、{ $count }席
seats-only-you = まだあなただけです。リンクを送るか、空席にボットを入れてください。
seats-list = 席
seats-place = { $count }席中の{ $place }席目
seats-you = あなた（{ $name }）
seats-host = ホスト
seats-guest = リンクから参加
seats-here = 接続中
seats-away = 未接続
seats-bot = { $name }（ボット）
seats-free = 空席
seats-free-sub = リンクを知っている人を待っています
seats-put-bot = ボットを入れる
seats-change = 変更
seats-change-of = 変更：{ $name }
seats-clear = 席を空ける
seats-clear-of = { $name }の席を空ける
seats-leave = 席を立つ
seats-add = 席
seats-add-one = 席を増やす
seats-less-one = 最後の席を減らす
seats-take = このボットを座らせる
seats-deal = 開始する
seats-deal-fill =
    { $count ->
        [1] 空席にボットを入れて開始
       *[other] { $count }つの空席にボットを入れて開始
    }
seats-waits = { $name }さんが開始するか、最後の席が埋まると始まります。
seats-full = 満席です。始まったら観戦できます。
seats-agreed = 対戦の設定
seats-own-list = 自分のリスト
seats-bring = このデッキを使う
seats-brought = このデッキで参加します。
seats-link = リンクを送るか、読み取ってもらってください
seats-qr = リンクのQRコード
seats-fact = { $name }：{ $value }
