# 對戰的結束，以及回合之間。

over-won = 你贏了
over-draw = 平手
over-void = 對局作廢
over-other =
    { $count ->
       *[other] { $name } 獲勝
    }
over-place = { $of }人中第{ $place }名
over-turns = { $turns }個回合
over-length = { $minutes }分{ $seconds }秒
over-look = 查看盤面
over-show = 查看結果
rematch = 再玩一次
rematch-waits = 等待其他人…
rematch-wanted =
    { $count ->
       *[other] { $name } 想再玩一次
    }
to-next = 前往下一場
replay-it = 重播
interlude-won =
    { $count ->
       *[other] { $name } 贏得
    }{ $of ->
        [round] 第{ $number }回合
       *[game] 第{ $number }局
    }
interlude-you =
    { $of ->
        [round] 你贏得第{ $number }回合
       *[game] 你贏得第{ $number }局
    }
interlude-nobody =
    { $of ->
        [round] 第{ $number }回合無人獲勝
       *[game] 第{ $number }局無人獲勝
    }
interlude-place = 名次
interlude-round = 本回合
interlude-game = 本局
interlude-wins = 勝局
interlude-left = 剩{ $count }張：{ $cards }
interlude-on = 繼續
round-in = { $seconds }秒後開始下一回合
round-wait = 等一下
round-ready =
    { $count ->
       *[other] { $name } 準備好了
    }
