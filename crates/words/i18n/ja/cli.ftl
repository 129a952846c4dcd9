# What the terminal says around a game.

cli-log = ログ
cli-back = 0  戻る
cli-gold = { $answer } · 無難
cli-grave = { $answer } · 要注意
cli-help = ?（できない理由） · log（ログ） · rules 条項番号（ルール） · concede（試合から抜ける） · quit（終了）
cli-card-help = card カード番号（カードの効果）
cli-no-such-card = このゲームにカード{ $number }はありません。
cli-not-a-choice = { $choice } という選択肢はありません。一覧の番号を入力するか、? でできないことを確認してください。
cli-why-title = 今できないことと、その理由：
cli-why-nothing = 今できないことはありません。
cli-risky-title = 禁止ではないが、罰を受けるかもしれない行動（文字を入力）：
cli-you = あなた
cli-goodbye = またどうぞ。--replay FILE を付けると、試合をあとで見返せます。
cli-concede-sure = 本当に試合から抜けますか？抜けるなら、もう一度 concede と入力してください。
cli-unknown-clause = このゲームに条項 { $clause } はありません。
cli-round-over = ラウンドが終わりました。Enterキーで次のラウンドを始めます。
cli-match-over = 試合が終わりました。
cli-place = { $place }位 { $seat }
cli-replay-written = リプレイを { $file } に保存しました。
cli-seed = シード { $seed }：同じシードと同じ選択なら、同じ試合になります。

# What it says when something cannot be used, and what it counts.

cli-no-language = 「{ $name }」という言語はありません。en、ja、zh-Hant、it から選んでください。
cli-no-deck = 「{ $name }」というデッキもファイルもありません。組み込みのデッキは { $decks } です。
cli-two-decks = デッキは2つまでです（指定: { $decks }）。
cli-for-two = このゲームは2人用です。{ $seats }人では遊べません。
cli-other-games-option = { $option } は { $game } の設定で、{ $this } にはありません。
cli-no-bot = 「{ $name }」というボットはありません。random、search、search:回数、search:50ms から選んでください。
cli-bots-for-seats = 席は{ $seats }つ、ボットは{ $bots }つです。全員分を1つで指定するか、席ごとに指定してください。
cli-no-threads = スレッドは1から1024までです。
cli-no-games = 1ゲーム以上が必要です。
cli-cannot-read = { $file } を読み込めません：{ $error }
cli-cannot-write = { $file } に書き込めません：{ $error }
cli-sim-games = { $games }ゲーム、決定{ $decisions }回（うち強制{ $forced }回）、引き分け{ $draws }、無効{ $void }、CPU時間{ $seconds }秒、1決定あたり{ $nanos } ns
cli-no-seat = 「{ $name }」という席はありません。s0 から s{ $last } を指定してください。
cli-sim-seat = { $bot } { $wins }勝、{ $rate } % [{ $low }, { $high }]、1ゲームあたり{ $points }点
cli-sim-beginners = 先攻 { $wins }勝、{ $rate } % [{ $low }, { $high }]
replay-verified = 入力{ $inputs }件、ハッシュ{ $hashes }件：すべて記録どおりです。最後のハッシュは{ $hash }です。
replay-eyes = 「{ $name }」という視点はありません。spectator か s0 から s{ $last } を指定してください。
replay-not-a-replay = { $file } はリプレイではありません。
replay-format = { $file } の形式は{ $format }で、このプログラムでは読めません。
replay-truncated = { $file } は途中で切れています：少なくとも{ $expected }バイト必要ですが、{ $found }バイトしかありません。
replay-altered = { $file } は改変されています：チェックサムが合いません。
replay-garbled = { $file } は壊れていませんが、試合の内容になっていません。
replay-game = { $file } は、このプログラムが知らないゲーム「{ $game }」のものです。
replay-edition = { $file } はルールの第{ $found }版でプレイされましたが、このプログラムは第{ $ours }版です。
replay-refused = { $file }：{ $step }番目の入力は受け付けられません。{ $why }（{ $clause }）
replay-diverged = { $file }：{ $first }番目から{ $last }番目までの入力の間で、試合が記録と食い違います。
cli-no-cards = このゲームは決まった一組のカードで遊ぶため、調べるカードやデッキはありません。
cli-no-card = 番号・名前・特徴に「{ $query }」を含むカードはありません。
cli-list-no-number = { $line }行目: OP01-016 のようなカード番号がありません。同じ名前のカードが複数あるため、名前だけでは決まりません。
cli-list-two-numbers = { $line }行目: カード番号が二つあります。
cli-list-no-count = { $line }行目: カード番号の横に枚数がありません。
cli-list-bad-count = { $line }行目: 枚数は1から255までです。
cli-list-no-format = 「{ $name }」というリスト形式はありません。{ $formats } から選んでください。
cli-list-empty = リストが空です。
cli-deck-faults = 問題が{ $faults }件あります。
cli-card-file = { $file } に誤りがあります。
cli-card-file-too-much = { $file } は1試合に入りきりません：{ $what }
replay-cards = { $file } は別のカードでプレイされました。--card-file でそのファイルを指定してください。
cli-serving = Quarterdeck は { $address } で動いています
cli-no-database = 「{ $name }」はデータベースではありません。sqlite:ファイル と書いてください。
cli-database = データベース { $file } を使えません：{ $error }
cli-no-page = フォルダー { $folder } にビルド済みのページ（index.html）がありません。
cli-cannot-listen = { $address } で待ち受けできません：{ $error }
cli-checked = { $matches } 試合（うち進行中 { $open }）、{ $lines } 行：すべての行を再現し、すべてのハッシュが一致しました。
cli-unsound = { $matches } 試合のうち { $held } 試合はこのバージョンでは続けられず、保留中です：
cli-held = { $code }、{ $line } 行目：{ $why ->
    [unreadable] 読み取れません
    [later-version] 新しいバージョンで書かれています
    [deal] 配り直せません
    [refused] 受け付けられません
   *[diverged] 異なる状態になります
}
cli-no-server = { $address } のサーバーが応答しません。
cli-no-load = 「{ $name }」という卓はありません。選べるもの：{ $kinds }。
cli-load-seats = { $tables } 卓、{ $sockets } 人
cli-load-moves = { $moves } 手を記録、毎秒 { $pace } 手。{ $matches } 試合が終了
cli-load-waits = ディスクに書かれるまで：半数が { $p50 } ms 以内、99 % が { $p99 } ms 以内、99.9 % が { $p999 } ms 以内、最長 { $max } ms
cli-option-of-matches = { $option } は1マッチ全体でだけ意味があります。
