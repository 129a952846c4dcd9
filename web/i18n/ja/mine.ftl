# 自分の対戦。
mine-none = まだ対戦がありません。最初の対戦は1分で始められます。
mine-with = 相手：{ $names }
mine-won = 勝ち
mine-lost = 負け
mine-draw = 引き分け
mine-over = 終了
mine-running = 対戦中
mine-earlier = 以前の対戦
mine-away = 対戦の一覧を読み込めませんでした。記録は残っています。
