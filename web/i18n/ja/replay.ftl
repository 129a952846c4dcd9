# 対戦のリプレイ。

replay = リプレイ
replay-title = リプレイ：{ $names }
replay-seat = プレイヤー{ $number }
replay-where = { $turn }ターン目、{ $step }／{ $steps }手
replay-step = { $step }／{ $steps }手
replay-line = 対戦の流れ
replay-controls = リプレイの操作
replay-turn-back = 1ターン戻る
replay-step-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-step-on = 1手進む
replay-turn-on = 1ターン進む
replay-eyes-speed = 視点・速度・ファイル
replay-through = 視点
replay-eyes-all = 全員の手札を公開
replay-eyes-spectator = 観戦者
replay-speed = 速度
replay-share = この場面を共有
replay-shared = リンクをコピーしました
replay-hands = 全員の手札
replay-play-on = ここから遊ぶ
replay-play-on-about = この場面から、レートに影響しない新しい対戦を始めます。あなたが1つの席に着き、残りはボットが担当します。伏せられたカードは元のままです。
replay-play-as = あなたの席
replay-begin = 始める
replay-none = このコードの対戦はありません。
replay-version = この対戦はサーバーの別のバージョンで行われました。記録は残っていますが、このバージョンでは再生も続行もできません。
replay-eyes-closed = 対戦中は、自分の視点か観戦者の視点でしか見られません。
replay-no-replay = このファイルは対戦の記録ではないか、壊れています。
replay-away = 対戦を読み込めませんでした。サーバーが応答していませんが、記録は失われていません。
replay-open = ファイルから対戦を開く
replay-file = 対戦をファイルに保存

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
