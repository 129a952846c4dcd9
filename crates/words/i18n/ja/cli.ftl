# What the terminal says around a game.

cli-log = ログ
cli-choose = 番号を選んでください。
cli-back = 0  戻る
cli-help = ?（できない理由） · log（ログ） · rules 条項番号（ルール） · concede（試合から抜ける） · quit（終了）
cli-not-a-choice = { $choice } という選択肢はありません。一覧の番号を入力するか、? でできないことを確認してください。
cli-why-title = 今できないことと、その理由：
cli-why-nothing = 今できないことはありません。
cli-risky-title = 禁止ではないが、罰を受けるかもしれない行動（文字を入力）：
cli-waiting = { $seat }を待っています。
cli-you = あなた
cli-goodbye = 終了します。記録は失われません。試合はリプレイファイルで見直せます。
cli-concede-sure = 本当に試合から抜けますか？抜けるなら、もう一度 concede と入力してください。
cli-unknown-clause = このゲームに条項 { $clause } はありません。
cli-round-over = ラウンドが終わりました。Enterキーで次のラウンドを始めます。
cli-match-over = 試合が終わりました。
cli-place = { $place }位 { $seat }
cli-replay-written = リプレイを { $file } に保存しました。
cli-seed = シード { $seed }：同じシードと同じ選択なら、同じ試合になります。
