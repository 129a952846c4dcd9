# UNO One Piece. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

uno-title = UNO ワンピース 新世界編

uno-colour-blue = 青
uno-colour-green = 緑
uno-colour-red = 赤
uno-colour-yellow = 黄
uno-colour-none = なし

uno-card-number = { $colour }の{ $number }
uno-card-draw-two = { $colour }のドロー{"\u2060"}2
uno-card-reverse = { $colour }のリバース
uno-card-skip = { $colour }のスキップ
uno-card-wild = ワイルド
uno-card-ace = エース
uno-card-red-hair = 赤髪
uno-card-blackbeard = 黒ひげ

uno-direction-clockwise = 時計回り
uno-direction-counter-clockwise = 反時計回り

uno-mode-rounds = ラウンド制（得点と失点）
uno-mode-first500 = 500点先取
uno-mode-elimination = 脱落戦
uno-setup = { $seats }人 · { $mode } · { $preset }
uno-preset-standard = 標準ルール
uno-preset-table = テーブルルール

# The table.

uno-zone-pile = 山札
uno-zone-discards = 捨て札
uno-zone-hand = 手札
uno-round = 第{ $round }ラウンド
uno-round-of = 第{ $round }ラウンド（全{ $rounds }ラウンド）
uno-colour-in-force = 現在の色：{ $colour }
uno-direction = 進行方向：{ $direction }
uno-counter-cards = 手札{ $count }枚
uno-counter-total = { $count }点
uno-counter-account = 失点{ $count }
uno-badge-drawn = 引いたばかり
uno-badge-known = 確認済み
uno-badge-dealer = 親
uno-badge-left = 離脱

# Questions.

uno-ask-turn =
    { $seat_is ->
        [you] あなたの手番です。カードを出すか、引いてください。
       *[other] { $seat }の手番です。出すか引くかを選んでいます。
    }
uno-ask-after-draw =
    { $seat_is ->
        [you] 引いたカードは出せます。出しますか、残しますか？
       *[other] { $seat }は引いたカードを出せます。
    }
uno-ask-choose-colour =
    { $seat_is ->
        [you] 場のカードはワイルドです。色を選んでください。
       *[other] { $seat }が色を選んでいます。
    }
uno-ask-misplay =
    { $seat_is ->
        [you] このカードは合っていません。指摘しますか？
       *[other] { $seat }が出し間違いを指摘するかどうか考えています。
    }
uno-ask-challenge =
    { $seat_is ->
        [you] { $by }のエース（+4）です。チャレンジしますか、4枚引きますか？
       *[other]
            { $by_is ->
                [you] { $seat }があなたのエース（+4）にチャレンジするかどうか考えています。
               *[other] { $seat }が{ $by }のエース（+4）にチャレンジするかどうか考えています。
            }
    }
uno-ask-catch =
    { $seat_is ->
        [you] 宣言忘れです。指摘しますか？
       *[other] { $seat }は指摘するか見送るかを選べます。
    }
uno-ask-next-round = 次のラウンドを始められます。

# Answers, from the first choice to the last.

uno-do-play = { $card }を出す
uno-do-name-colour = { $colour }を指定する
uno-do-no-gift = カードを譲らない
uno-do-give = { $seat }に{ $card }を譲る
uno-do-call = 「海賊王におれはなる！」と宣言する
uno-do-no-call = 宣言しない
uno-do-draw = カードを引く
uno-do-keep = カードを残す
uno-do-choose-colour = { $colour }
uno-do-challenge = チャレンジ
uno-do-accept = 4枚引く
uno-do-catch = { $seat }の宣言忘れを指摘する
uno-do-accuse-misplay = { $seat }の出し間違いを指摘する
uno-do-accuse-draw = { $seat }が出せるのに引いたことを指摘する
uno-do-pass = 見送る
uno-do-concede = 試合から抜ける
uno-do-next-round = 次のラウンドを始める
uno-do-window-over = 反応の受付を締め切る
uno-do-time-out = { $seat }の時間切れ

# Events.

uno-event-dealer-drew =
    { $seat_is ->
        [you] 親決めで、あなたは{ $card }を引いた。
       *[other] 親決めで、{ $seat }は{ $card }を引いた。
    }
uno-event-dealer =
    { $seat_is ->
        [you] 親はあなた。
       *[other] 親は{ $seat }。
    }
uno-event-round-began = 第{ $round }ラウンドが始まった。
uno-event-dealt-seen =
    { $seat_is ->
        [you] あなたに配られたカード：{ $cards }。
       *[other] { $seat }に配られたカード：{ $cards }。
    }
uno-event-dealt =
    { $seat_is ->
        [you] あなたにカードが7枚配られた。
       *[other] { $seat }にカードが7枚配られた。
    }
uno-event-start-refused = { $card }は最初のカードにできないので、山札に戻された。
uno-event-start-card = 最初のカードは{ $card }。
uno-event-colour-chosen =
    { $seat_is ->
        [you] あなたは{ $colour }を選んだ。
       *[other] { $seat }は{ $colour }を選んだ。
    }
uno-event-called =
    { $seat_is ->
        [you] あなたは「海賊王におれはなる！」と宣言した。
       *[other] { $seat }は「海賊王におれはなる！」と宣言した。
    }
uno-event-played =
    { $seat_is ->
        [you] あなたは{ $card }を出した。
       *[other] { $seat }は{ $card }を出した。
    }
uno-event-played-naming =
    { $seat_is ->
        [you] あなたは{ $card }を出し、{ $colour }を指定した。
       *[other] { $seat }は{ $card }を出し、{ $colour }を指定した。
    }
uno-event-my-era =
    { $seat_is ->
        [you] あなたは「おれの時代が来た！」と叫んだ。
       *[other] { $seat }は「おれの時代が来た！」と叫んだ。
    }
uno-event-this-hat =
    { $seat_is ->
        [you] あなたは「このカード（この帽子）を…お前にやる」と言った。
       *[other] { $seat }は「このカード（この帽子）を…お前にやる」と言った。
    }
uno-event-gave = { $from_is ->
    [you] あなた
   *[other] { $from }
 } → { $to_is ->
    [you] あなた
   *[other] { $to }
 }：カードが1枚、裏向きで渡された。
uno-event-gave-seen =
    { $from_is ->
        [you] あなたは{ $to }に{ $card }を譲った。
       *[other]
            { $to_is ->
                [you] { $from }はあなたに{ $card }を譲った。
               *[other] { $from }は{ $to }に{ $card }を譲った。
            }
    }
uno-event-reversed = 進行方向が{ $direction }になった。
uno-event-skipped =
    { $seat_is ->
        [you] あなたは手番を飛ばされた。
       *[other] { $seat }は手番を飛ばされた。
    }
uno-event-drew-seen =
    { $seat_is ->
        [you] あなたは{ $card }を引いた。
       *[other] { $seat }は{ $card }を引いた。
    }
uno-event-drew =
    { $seat_is ->
        [you] あなたはカードを1枚引いた。
       *[other] { $seat }はカードを1枚引いた。
    }
uno-event-drew-nothing =
    { $seat_is ->
        [you] 引けるカードがなく、あなたは引けなかった。
       *[other] 引けるカードがなく、{ $seat }は引けなかった。
    }
uno-event-kept =
    { $seat_is ->
        [you] あなたはカードを手元に残した。
       *[other] { $seat }はカードを手元に残した。
    }
uno-event-passed-automatically =
    { $seat_is ->
        [you] あなたは出すことも引くこともできず、手番は次へ移った。
       *[other] { $seat }は出すことも引くこともできず、手番は次へ移った。
    }
uno-event-reshuffled = 捨て札{ $cards }枚が新しい山札になった。
uno-event-accepted-ace =
    { $seat_is ->
        [you] あなたはエースを受け入れた。
       *[other] { $seat }はエースを受け入れた。
    }
# Two players: names only, so that they can stand for you too.
uno-event-challenge-upheld = チャレンジ（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：成功。ほかに使えるカードがあった。
uno-event-challenge-failed = チャレンジ（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：失敗。エースに違反はなかった。
uno-event-catch-upheld = 宣言忘れの指摘（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：成功。宣言を忘れていた。
uno-event-catch-failed = 宣言忘れの指摘（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：失敗。根拠がなかった。
uno-event-misplay-upheld = 出し間違いの指摘（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：成功。カードは合っていなかった。
uno-event-misplay-failed = 出し間違いの指摘（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：失敗。カードは合っていた。
uno-event-accused-draw = 引いたことの指摘（{ $by_is ->
    [you] あなた
   *[other] { $by }
 } → { $against_is ->
    [you] あなた
   *[other] { $against }
 }）：真偽にかかわらず、指摘した人が罰を受ける。
uno-event-took-back =
    { $seat_is ->
        [you] あなたは{ $card }を手札に戻した。
       *[other] { $seat }は{ $card }を手札に戻した。
    }
uno-event-counted =
    { $seat_is ->
        [you] あなたの手札は{ $points }点、失点は合計{ $account }点になった。
       *[other] { $seat }の手札は{ $points }点、失点は合計{ $account }点になった。
    }
uno-event-left =
    { $seat_is ->
        [you] あなたは試合から抜けた。
       *[other] { $seat }は試合から抜けた。
    }
uno-event-out =
    { $seat_is ->
        [you] あなたは脱落した。
       *[other] { $seat }は脱落した。
    }
uno-event-round-won =
    { $seat_is ->
        [you] あなたがラウンドに勝ち、海賊王になった！
       *[other] { $seat }がラウンドに勝ち、海賊王になった。
    }
uno-event-round-void = ラウンドが長引きすぎたため、無効になった。
uno-event-scored =
    { $seat_is ->
        [you] あなたは{ $points }点を記録し、合計は{ $total }点になった。
       *[other] { $seat }は{ $points }点を記録し、合計は{ $total }点になった。
    }
uno-event-match-ended = 試合の決着がついた。

# How it ended.

uno-how-last-card =
    { $seat_is ->
        [you] あなたが最後の手札（{ $card }）を出した。
       *[other] { $seat }が最後の手札（{ $card }）を出した。
    }
uno-how-last-gift =
    { $seat_is ->
        [you] あなたが最後の手札を譲った。
       *[other] { $seat }が最後の手札を譲った。
    }
uno-how-turn-limit = ラウンドが{ $turns }手番に達し、無効になった。
uno-how-player =
    { $seat_is ->
        [you] あなた
       *[other] { $seat }
    }
uno-how-last-in =
    { $seat_is ->
        [you] ほかの全員が脱落した。あなたの失点は{ $total }点。
       *[other] ほかの全員が脱落した。{ $seat }の失点は{ $total }点。
    }
uno-how-others-left =
    { $seat_is ->
        [you] ほかの全員が試合から抜けた。
       *[other] { $seat }以外の全員が試合から抜けた。
    }
uno-how-points-reached =
    { $seat_is ->
        [you] あなたが{ $total }点に達した（目標{ $goal }点）。
       *[other] { $seat }が{ $total }点に達した（目標{ $goal }点）。
    }
uno-how-rounds-played =
    { $count ->
        [1] { $seat_is ->
            [you] { $rounds }ラウンドを終えて、あなたが合計{ $total }点で最高得点だった。
           *[other] { $rounds }ラウンドを終えて、{ $seat }が合計{ $total }点で最高得点だった。
        }
       *[other] { $rounds }ラウンドを終えて、{ $players }が合計{ $total }点の最高得点で並んだ。
    }
uno-how-round-limit =
    { $count ->
        [1] { $seat_is ->
            [you] 上限の{ $rounds }ラウンドを終えて、あなたが合計{ $total }点で最高得点だった。
           *[other] 上限の{ $rounds }ラウンドを終えて、{ $seat }が合計{ $total }点で最高得点だった。
        }
       *[other] 上限の{ $rounds }ラウンドを終えて、{ $players }が合計{ $total }点の最高得点で並んだ。
    }
uno-how-round-limit-account =
    { $count ->
        [1] { $seat_is ->
            [you] 上限の{ $rounds }ラウンドを終えて、あなたの失点{ $total }点が最少だった。
           *[other] 上限の{ $rounds }ラウンドを終えて、{ $seat }の失点{ $total }点が最少だった。
        }
       *[other] 上限の{ $rounds }ラウンドを終えて、{ $players }が最少の失点{ $total }点で並んだ。
    }

# Refusals.

uno-no-not-your-turn =
    { $seat_is ->
        [you] 先に今の質問に答えてください。
       *[other] 今選ぶのは{ $seat }で、あなたではありません。
    }
uno-no-not-your-turn-nobody = 今は誰も行動できません。
uno-no-round-over = ラウンドは終わっています。
uno-no-match-over = 試合は終わっています。
uno-no-round-not-over = ラウンドはまだ終わっていません。
uno-no-card-not-in-hand = { $card }は手札にありません。
uno-no-card-does-not-match = { $card }は、現在の色（{ $colour }）にも{ $top }にも合いません。
uno-no-only-drawn-card = 引いた後に出せるのは、引いたカード（{ $card }）だけです。
uno-no-not-drawn = まだ引いていないので、残すカードがありません。
uno-no-already-drawn = この手番ではもう引いています。
uno-no-nothing-to-draw = 引けるカードがもうありません。手札に出せるカードがあります。
uno-no-colour-missing = 色を指定してください。
uno-no-colour-not-allowed = ここでは色を指定できません。
uno-no-bad-colour = その色はありません。青・緑・赤・黄から選んでください。
uno-no-target-missing = 譲る相手を選んでください。
uno-no-gift-missing = 譲るカードを選んでください。
uno-no-target-self = 自分にカードを譲ることはできません。
uno-no-target-out = { $seat }は試合に参加していません。
uno-no-gift-not-in-hand = 譲れる{ $card }が手札に残っていません。
uno-no-gift-not-allowed = このカードを出すときは、カードを譲れません。
uno-no-call-not-due = 宣言できるのは、残りが1枚になるとき、または最後の1枚を譲るときだけです。
uno-no-reaction-closed = 今はそのような反応ができる対象がないか、相手が違います。
uno-no-self-reaction = 自分を指摘することはできません。
uno-no-not-next-player = チャレンジできるのは、次のプレイヤーの{ $seat }だけです。
uno-no-no-ace = チャレンジしたり受け入れたりするエースがありません。
uno-no-already-settled = それはすでに指摘されています。
uno-no-reaction-off = その指摘ができるのは、テーブルルールのときだけです。
uno-no-bad-input = このゲームにはない入力です。

# Faults of a setup.

uno-fault-player-count = プレイヤーが{ $count }人です。2人から10人にしてください。
uno-fault-rounds = ラウンド数が{ $count }です。1から99にしてください。
uno-fault-turn-limit = 手番の上限が{ $count }です。1以上にしてください。
uno-fault-round-limit = ラウンド数の上限が{ $count }です。1から99にしてください。
uno-fault-dealer = 親に指定された席{ $count }には誰もいません。

# What happens if nothing is added.
uno-stake-draws = { $count ->
    [0] このまま：引くカードなし
   *[other] このまま：{ $count }枚引く
 }

# As the game is offered, and how a match of it can be played.
uno-short = UNO ワンピース
uno-about = 2～10人用。エースのはったり、最後の1枚の前に宣言。
uno-option-preset = プリセット
uno-option-preset-standard = 画面で済むことはプログラムが処理する
uno-option-preset-table = 印刷されたルールすべて
uno-option-mode = 勝負の形
uno-option-mode-rounds = 決まったラウンド数
uno-option-mode-first500 = 先に500点
uno-option-mode-elimination = 最後まで残った人
uno-option-rounds = ラウンド数
uno-option-turn-limit = このターン数でラウンドは無効
