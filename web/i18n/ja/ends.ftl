# 対戦の終わりと、ラウンドの合間。

over-won = あなたの勝ちです
over-draw = 引き分けです
over-void = 対戦は無効です
over-other =
    { $count ->
       *[other] { $name }の勝ち
    }
over-place = { $of }人中{ $place }位
over-turns = { $turns }ターン
over-length = { $minutes }分{ $seconds }秒
over-look = 盤面を見る
over-show = 結果を見る
rematch = もう一度対戦
rematch-waits = 相手を待っています…
rematch-wanted =
    { $count ->
       *[other] { $name }がもう一戦を希望しています
    }
to-next = 次の対戦へ
replay-it = リプレイ
interlude-won =
    { $of ->
        [round] 第{ $number }ラウンドは
       *[game] 第{ $number }ゲームは
    }{ $count ->
       *[other] { $name }の勝ち
    }
interlude-you =
    { $of ->
        [round] 第{ $number }ラウンドはあなたの勝ち
       *[game] 第{ $number }ゲームはあなたの勝ち
    }
interlude-nobody =
    { $of ->
        [round] 第{ $number }ラウンドは勝者なし
       *[game] 第{ $number }ゲームは勝者なし
    }
interlude-place = 順位
interlude-round = ラウンド
interlude-game = ゲーム
interlude-wins = 勝利数
interlude-left = 残り{ $count }枚：{ $cards }
interlude-on = 次へ
round-in = 次のラウンドまで{ $seconds }秒
round-wait = もう少し待つ
round-ready =
    { $count ->
       *[other] { $name }は準備完了
    }
