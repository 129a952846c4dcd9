# ONE PIECE CARD GAME. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

opcg-title = ONE PIECEカードゲーム
opcg-setup = { $one } 対 { $two }

# Cards and zones.

opcg-card = { $number } { $name }
opcg-card-at = { $card }（{ $place }枚目）
opcg-card-hidden = 裏向きのカード（{ $zone }の{ $place }枚目）
opcg-card-unknown = カード
opcg-name = { $name }
opcg-card-text = 効果：{ $text }
opcg-don = ドン!!
opcg-zone-leader = リーダー
opcg-zone-characters = キャラ
opcg-zone-stage = ステージ
opcg-zone-cost = コストエリア
opcg-zone-hand = 手札
opcg-zone-deck = デッキ
opcg-zone-trash = トラッシュ
opcg-zone-life = ライフ
opcg-zone-limbo = トリガー
opcg-from-leader = リーダーエリアから
opcg-from-characters = キャラクターエリアから
opcg-from-stage = ステージエリアから
opcg-from-hand = 手札から
opcg-from-deck = デッキから
opcg-from-trash = トラッシュから
opcg-from-life = ライフから
opcg-from-limbo = トリガーの解決後
opcg-to-leader = リーダーエリアへ
opcg-to-characters = キャラクターエリアへ
opcg-to-stage = ステージエリアへ
opcg-to-hand = 手札へ
opcg-to-deck = デッキへ
opcg-to-trash = トラッシュへ
opcg-to-life = ライフへ
opcg-to-limbo = トリガーの発動へ
opcg-keyword-rush = 速攻
opcg-keyword-rush-character = 速攻：キャラ
opcg-keyword-blocker = ブロッカー
opcg-keyword-double-attack = ダブルアタック
opcg-keyword-banish = バニッシュ
opcg-keyword-unblockable = ブロック不可
opcg-sign-rock = グー
opcg-sign-paper = パー
opcg-sign-scissors = チョキ

# What is printed on a card.

opcg-facts = { $facts }
opcg-effect = { $text }
opcg-type = 《{ $name }》
opcg-category-leader = リーダー
opcg-category-character = キャラクター
opcg-category-event = イベント
opcg-category-stage = ステージ
opcg-colour-red = 赤
opcg-colour-green = 緑
opcg-colour-blue = 青
opcg-colour-purple = 紫
opcg-colour-black = 黒
opcg-colour-yellow = 黄
opcg-attribute-slash = 属性(斬)
opcg-attribute-strike = 属性(打)
opcg-attribute-ranged = 属性(射)
opcg-attribute-special = 属性(特)
opcg-attribute-wisdom = 属性(知)
opcg-attribute-unknown = 属性(?)

# The table.

opcg-before-turns = ゲームの準備
opcg-turn =
    { $seat_is ->
        [you] 第{ $turn }ターン：あなた
       *[other] 第{ $turn }ターン：{ $seat }
    }
opcg-battle = { $attacker }（{ $one }）が{ $target }（{ $two }）にアタック
opcg-count-life = ライフ { $count }
opcg-count-hand = 手札 { $count }
opcg-count-deck = デッキ { $count }
opcg-count-trash = トラッシュ { $count }
opcg-count-don-deck = ドン!!デッキ { $count }
opcg-badge-cost = コスト{ $cost }
opcg-badge-power = パワー{ $power }
opcg-badge-counter = カウンター+{ $counter }
opcg-badge-given = ドン!!付与{ $count }枚
opcg-badge-rested = レスト
opcg-badge-fresh = このターンに登場
opcg-badge-face-up = 表向き
opcg-badge-shown = 公開済み
opcg-badge-attacker = アタック中
opcg-badge-target = アタックの対象
opcg-badge-copy = { $place }枚目
opcg-badge-active-don = アクティブ{ $count }枚
opcg-badge-rested-don = レスト{ $count }枚
opcg-part-printed = カードの表記
opcg-part-don = 付与されたドン!!
opcg-part-counter = カウンター値
opcg-part-life = ライフの増減
opcg-part-effect = 効果
opcg-waiting = { $card }：{ $text }

# Questions.

opcg-ask-sign =
    { $seat_is ->
        [you] ジャンケン：何を出しますか？
       *[other] { $seat }がジャンケンの手を選んでいます。
    }
opcg-ask-choose-first =
    { $seat_is ->
        [you] ジャンケンに勝ちました。先攻と後攻のどちらを選びますか？
       *[other] { $seat }が先攻か後攻かを選んでいます。
    }
opcg-ask-redraw =
    { $seat_is ->
        [you] 最初の手札です。このまま始めますか、5枚すべてを1回だけ引き直しますか？
       *[other] { $seat }が引き直すかどうか考えています。
    }
opcg-ask-main =
    { $seat_is ->
        [you] メインフェイズ：何をしますか？
       *[other] { $seat }のメインフェイズです。
    }
opcg-ask-block =
    { $seat_is ->
        [you] { $attack }：ブロックしますか？
       *[other] { $attack }：{ $seat }がブロックするかどうか考えています。
    }
opcg-ask-counter =
    { $seat_is ->
        [you] { $attack }：カウンターしますか？
       *[other] { $attack }：{ $seat }のカウンターステップです。
    }
# What these ask about.
opcg-attack = { $attacker }（パワー{"\u2060"}{ $one }）が{ $target }（パワー{"\u2060"}{ $two }）にアタック
opcg-attack-unknown = このアタック
opcg-leader-of =
    { $seat_is ->
        [you] あなたのリーダー
       *[other] { $seat }のリーダー
    }
opcg-ask-life-card =
    { $seat_is ->
        [you] ダメージ：このライフのカードをどうしますか？
       *[other] { $seat }がライフのカードを確認しています。
    }
opcg-ask-make-room =
    { $seat_is ->
        [you] キャラがすでに5枚います。どのキャラをトラッシュに置きますか？
       *[other] { $seat }がトラッシュに置くキャラを選んでいます。
    }
opcg-ask-order =
    { $seat_is ->
        [you] あなたの効果が複数あります。次にどれを発動しますか？
       *[other] { $seat }が次に発動する効果を選んでいます。
    }
opcg-ask-pick =
    { $seat_is ->
        [you] { $card }：{ $count }選んでください。
       *[other] { $card }：{ $seat }がカードを選んでいます。
    }
opcg-choose-exactly = カードを{ $most }枚
opcg-choose-up-to = カードを{ $most }枚まで
opcg-choose-between = カードを{ $least }～{ $most }枚
opcg-ask-put-back =
    { $seat_is ->
        [you] { $card }：カードを1枚ずつ戻してください。次はどれですか？
       *[other] { $card }：{ $seat }がカードを戻しています。
    }
opcg-ask-return-don =
    { $seat_is ->
        [you] { $card }：どのドン!!をドン!!デッキに戻しますか？
       *[other] { $card }：{ $seat }がドン!!デッキに戻すドン!!を選んでいます。
    }
opcg-ask-move-don =
    { $seat_is ->
        [you] { $card }：付与されているドン!!のうち、どれを移しますか？
       *[other] { $card }：{ $seat }が移すドン!!を選んでいます。
    }
opcg-ask-how-many =
    { $seat_is ->
        [you] { $card }：数を選んでください。
       *[other] { $card }：{ $seat }が数を選んでいます。
    }
opcg-ask-may =
    { $seat_is ->
        [you] { $card }：効果を使いますか？
       *[other] { $card }：{ $seat }が効果を使うかどうか考えています。
    }
opcg-ask-choose-one =
    { $seat_is ->
        [you] { $card }：どの効果を選びますか？
       *[other] { $card }：{ $seat }が効果を選んでいます。
    }

# Answers, from the first choice to the last.

opcg-do-first = 先攻
opcg-do-second = 後攻
opcg-do-keep = 手札をそのままにする
opcg-do-redraw = 引き直す
opcg-do-play = { $card }をプレイする（コスト{"\u2060"}{ $cost }）
opcg-do-over = { $card }をトラッシュに置く
opcg-do-activate = { $card }の効果を発動する
opcg-do-ability = { $number }番目の効果
opcg-do-give = ドン!!を付与する
opcg-do-give-to = { $card }に付与する
opcg-do-attack = { $card }（パワー{"\u2060"}{ $power }）でアタックする
opcg-do-target = { $card }（パワー{"\u2060"}{ $power }）にアタックする
opcg-do-end = ターンを終了する
opcg-do-block = { $card }（パワー{ $power }）でブロックする
opcg-do-counter = { $card }をカウンターに使う（+{ $counter }）
opcg-do-counter-for = { $card }に使う
opcg-do-counter-for-target = { $card }に使う（アタック対象）
opcg-do-counter-event = { $card }のカウンター効果を発動する（コスト{"\u2060"}{ $cost }）
opcg-do-pass = 何もしない
opcg-do-trigger = { $card }のトリガーを使う
opcg-do-take-life = { $card }を手札に加える
opcg-do-pick = { $card }を選ぶ
opcg-do-top = { $card }を上に置く
opcg-do-bottom = { $card }を下に置く
opcg-do-done = 選び終わる
opcg-do-yes = はい
opcg-do-no = いいえ
opcg-do-choose = { $number }つ目
opcg-do-next = { $number }. { $card }：{ $text }
opcg-do-number = 数：{ $count }
opcg-do-return-active = アクティブのドン!!
opcg-do-return-rested = レストのドン!!
opcg-do-return-given = { $card }に付与されているドン!!
opcg-do-cancel = 選び直す
opcg-do-concede = 投了する

# Events.

opcg-event-signs = ジャンケン：{ $one_is ->
    [you] あなた
   *[other] { $one }
 } { $sign_one }、{ $two_is ->
    [you] あなた
   *[other] { $two }
 } { $sign_two }。
opcg-event-first-player =
    { $seat_is ->
        [you] あなたが先攻。
       *[other] { $seat }が先攻。
    }
opcg-event-chose-first =
    { $seat_is ->
        [you] ジャンケンに勝ったあなたが先攻を選んだ。
       *[other] ジャンケンに勝った{ $seat }が先攻を選んだ。
    }
opcg-event-chose-second =
    { $seat_is ->
        [you] ジャンケンに勝ったあなたが後攻を選んだ。
       *[other] ジャンケンに勝った{ $seat }が後攻を選んだ。
    }
opcg-event-hand-kept =
    { $seat_is ->
        [you] あなたは手札をそのままにした。
       *[other] { $seat }は手札をそのままにした。
    }
opcg-event-hand-redrawn =
    { $seat_is ->
        [you] あなたは手札を引き直した。
       *[other] { $seat }は手札を引き直した。
    }
opcg-event-turn-began =
    { $seat_is ->
        [you] 第{ $turn }ターン：あなたのターン。
       *[other] 第{ $turn }ターン：{ $seat }のターン。
    }
opcg-event-phase-ended =
    { $seat_is ->
        [you] あなたはメインフェイズを終了した。
       *[other] { $seat }はメインフェイズを終了した。
    }
opcg-event-refreshed =
    { $seat_is ->
        [you] リフレッシュフェイズ：あなたのカードとドン!!がアクティブになった。
       *[other] リフレッシュフェイズ：{ $seat }のカードとドン!!がアクティブになった。
    }
opcg-event-drew-seen =
    { $seat_is ->
        [you] あなたは{ $card }を引いた。
       *[other] { $seat }は{ $card }を引いた。
    }
opcg-event-drew =
    { $seat_is ->
        [you] あなたはカードを1枚引いた。
       *[other] { $seat }はカードを1枚引いた。
    }
opcg-event-moved-seen =
    { $seat_is ->
        [you] あなたの{ $card }が{ $from }{ $to }移動した。
       *[other] { $seat }の{ $card }が{ $from }{ $to }移動した。
    }
opcg-event-moved =
    { $seat_is ->
        [you] あなたのカード1枚が{ $from }{ $to }移動した。
       *[other] { $seat }のカード1枚が{ $from }{ $to }移動した。
    }
opcg-event-put-back-seen =
    { $seat_is ->
        [you] あなたの{ $card }が{ $to }戻された。
       *[other] { $seat }の{ $card }が{ $to }戻された。
    }
opcg-event-put-back =
    { $seat_is ->
        [you] あなたのカード1枚が{ $to }戻された。
       *[other] { $seat }のカード1枚が{ $to }戻された。
    }
opcg-event-shuffled =
    { $seat_is ->
        [you] あなたはデッキをシャッフルした。
       *[other] { $seat }はデッキをシャッフルした。
    }
opcg-event-looked-own =
    { $seat_is ->
        [you] あなたは自分のカードを{ $count }枚確認した。
       *[other] { $seat }は自分のカードを{ $count }枚確認した。
    }
opcg-event-looked-other =
    { $seat_is ->
        [you] あなたは相手のカードを{ $count }枚確認した。
       *[other] { $seat }は相手のカードを{ $count }枚確認した。
    }
opcg-event-revealed =
    { $seat_is ->
        [you] あなたは{ $card }を公開した。
       *[other] { $seat }は{ $card }を公開した。
    }
opcg-event-played =
    { $seat_is ->
        [you] あなたは{ $card }を登場させた。
       *[other] { $seat }は{ $card }を登場させた。
    }
opcg-event-event-activated =
    { $seat_is ->
        [you] あなたはイベント「{ $card }」を発動した。
       *[other] { $seat }はイベント「{ $card }」を発動した。
    }
opcg-event-effect-activated =
    { $seat_is ->
        [you] あなたの{ $card }の効果が発動した。
       *[other] { $seat }の{ $card }の効果が発動した。
    }
opcg-event-trigger-activated =
    { $seat_is ->
        [you] あなたは{ $card }を公開し、トリガーを使った。
       *[other] { $seat }は{ $card }を公開し、トリガーを使った。
    }
opcg-event-rested =
    { $seat_is ->
        [you] あなたの{ $card }がレストになった。
       *[other] { $seat }の{ $card }がレストになった。
    }
opcg-event-set-active =
    { $seat_is ->
        [you] あなたの{ $card }がアクティブになった。
       *[other] { $seat }の{ $card }がアクティブになった。
    }
opcg-event-attacked =
    { $seat_is ->
        [you] あなたは{ $card }で{ $target }にアタックした。
       *[other] { $seat }は{ $card }で{ $target }にアタックした。
    }
opcg-event-blocked =
    { $seat_is ->
        [you] あなたは{ $card }でブロックした。
       *[other] { $seat }は{ $card }でブロックした。
    }
opcg-event-target-changed =
    { $seat_is ->
        [you] アタックの対象があなたの{ $card }に変わった。
       *[other] アタックの対象が{ $seat }の{ $card }に変わった。
    }
opcg-event-countered =
    { $seat_is ->
        [you] あなたは{ $card }をカウンターに使った：パワー+{ $power }。
       *[other] { $seat }は{ $card }をカウンターに使った：パワー+{ $power }。
    }
opcg-event-compared = パワー{ $attacker }対{ $target }：アタック成功。
opcg-event-compared-less = パワー{ $attacker }対{ $target }：アタック失敗。
opcg-event-battle-ended = バトルが終了した。
opcg-event-knocked-out =
    { $seat_is ->
        [you] あなたの{ $card }がKOされた。
       *[other] { $seat }の{ $card }がKOされた。
    }
opcg-event-damage =
    { $seat_is ->
        [you] あなたは{ $count }ダメージを受けた。
       *[other] { $seat }は{ $count }ダメージを受けた。
    }
opcg-event-modified =
    { $seat_is ->
        [you] あなたの{ $card }：パワー{ $power }。
       *[other] { $seat }の{ $card }：パワー{ $power }。
    }
opcg-event-don-added =
    { $seat_is ->
        [you] あなたはコストエリアにドン!!を{ $count }枚追加した。
       *[other] { $seat }はコストエリアにドン!!を{ $count }枚追加した。
    }
opcg-event-don-added-rested =
    { $seat_is ->
        [you] あなたはコストエリアにレストのドン!!を{ $count }枚追加した。
       *[other] { $seat }はコストエリアにレストのドン!!を{ $count }枚追加した。
    }
opcg-event-don-paid =
    { $seat_is ->
        [you] あなたはコストとしてドン!!{ $count }枚を支払った。
       *[other] { $seat }はコストとしてドン!!{ $count }枚を支払った。
    }
opcg-event-don-given =
    { $seat_is ->
        [you] あなたは{ $card }にドン!!{ $count }枚を付与した。
       *[other] { $seat }は{ $card }にドン!!{ $count }枚を付与した。
    }
opcg-event-don-came-back =
    { $seat_is ->
        [you] 付与されていたドン!!{ $count }枚が、レストであなたのコストエリアに戻った。
       *[other] 付与されていたドン!!{ $count }枚が、レストで{ $seat }のコストエリアに戻った。
    }
opcg-event-don-set-active =
    { $seat_is ->
        [you] あなたはドン!!{ $count }枚をアクティブにした。
       *[other] { $seat }はドン!!{ $count }枚をアクティブにした。
    }
opcg-event-don-rested =
    { $seat_is ->
        [you] あなたはドン!!{ $count }枚をレストにした。
       *[other] { $seat }はドン!!{ $count }枚をレストにした。
    }
opcg-event-don-returned =
    { $seat_is ->
        [you] あなたはドン!!{ $count }枚をドン!!デッキに戻した。
       *[other] { $seat }はドン!!{ $count }枚をドン!!デッキに戻した。
    }
opcg-event-lost =
    { $seat_is ->
        [you] あなたの敗北。
       *[other] { $seat }の敗北。
    }
opcg-event-won =
    { $seat_is ->
        [you] あなたの勝利！
       *[other] { $seat }の勝利。
    }
opcg-event-game-over = ゲーム終了：引き分け。

# How it ended.

opcg-how-struck =
    { $seat_is ->
        [you] { $card }のパワー{ $power }が、ライフのないあなたのリーダーのパワー{ $against }に勝った。
       *[other] { $card }のパワー{ $power }が、ライフのない{ $seat }のリーダーのパワー{ $against }に勝った。
    }
opcg-how-damaged =
    { $seat_is ->
        [you] { $card }の効果が、ライフのないあなたのリーダーにダメージを与えた。
       *[other] { $card }の効果が、ライフのない{ $seat }のリーダーにダメージを与えた。
    }
opcg-how-drew-last =
    { $seat_is ->
        [you] あなたがデッキの最後の1枚を引いた。
       *[other] { $seat }がデッキの最後の1枚を引いた。
    }
opcg-how-deck-out =
    { $seat_is ->
        [you] あなたのデッキがなくなった。
       *[other] { $seat }のデッキがなくなった。
    }
opcg-how-deck-out-late =
    { $seat_is ->
        [you] あなたのデッキがなくなり、そのターンが終わった。
       *[other] { $seat }のデッキがなくなり、そのターンが終わった。
    }
opcg-how-deck-out-wins =
    { $seat_is ->
        [you] あなたのデッキがなくなり、あなたのカードの効果でそれが勝利になった。
       *[other] { $seat }のデッキがなくなり、{ $seat }のカードの効果でそれが勝利になった。
    }
opcg-how-text =
    { $seat_is ->
        [you] { $card }の効果であなたがゲームに勝利した。
       *[other] { $card }の効果で{ $seat }がゲームに勝利した。
    }
opcg-how-conceded =
    { $seat_is ->
        [you] あなたが第{ $turn }ターンに投了した。
       *[other] { $seat }が第{ $turn }ターンに投了した。
    }
opcg-how-conceded-early =
    { $seat_is ->
        [you] あなたが最初のターンの前に投了した。
       *[other] { $seat }が最初のターンの前に投了した。
    }
opcg-how-both-lost = 両者のデッキが同時になくなった。
opcg-how-loop = 誰にも変えられないまま、同じ盤面が3回現れた。

# Refusals.

opcg-no-game-over = ゲームは終了しています。
opcg-no-not-your-decision =
    { $seat_is ->
        [you] 先に答えるべき質問があります。
       *[other] 今は{ $seat }が決める番です。
    }
opcg-no-not-your-decision-nobody = 今は誰も決めることがありません。
opcg-no-wrong-timing = 今はそのタイミングではありません。
opcg-no-no-such-card = そこにそのカードはありません。
opcg-no-first-turn = 最初の自分のターンにはアタックできません。
opcg-no-bad-replacement = キャラが5枚いるときはトラッシュに置く1枚を指定してください。5枚未満なら指定できません。
opcg-no-illegal-attacker = { $card }は今アタックできません。
opcg-no-illegal-target = { $card }は今このカードのアタックの対象にできません。
opcg-no-illegal-give = 付与できるのは自分のコストエリアのアクティブのドン!!だけで、付与先は自分のリーダーかキャラです。
opcg-no-illegal-block = このカードは今ブロックできません。
opcg-no-illegal-counter = カウンターに使えるのは、手札のカウンターを持つキャラクターカードだけです。上がるのは自分のリーダーかキャラのパワーです。
opcg-no-not-available = 今はそれができないか、このカードにその効果がありません。
opcg-no-bad-choice = ここではそれを選べません。
opcg-no-bad-mulligan = 引き直しは手札すべてを、1回だけ行えます。
opcg-no-cannot-pay = コストは{ $cost }ですが、アクティブのドン!!は{ $active }枚です。
opcg-no-cannot-pay-effect = この効果のコストを今は支払えません。

# Faults of a deck.

opcg-fault-of = s{ $seat }のデッキ：{ $fault }
opcg-fault-unknown-card = { $number }というカードはありません。
opcg-fault-leaders = リーダーが{ $count }枚です。1枚でなければなりません。
opcg-fault-not-a-leader = { $number }はリーダーではありません。
opcg-fault-category = リーダー{ $number }はデッキに入れられません。
opcg-fault-size = カードが{ $cards }枚です。50枚でなければなりません。
opcg-fault-colour = { $number }はリーダーの色を持っていません。
opcg-fault-copies = { $number }が{ $count }枚あります。4枚までです。
opcg-fault-kept-out = リーダーのテキストにより{ $number }は入れられません。

# What happens if nothing is added.
opcg-stake-fails = このまま：アタックは失敗（{ $attacker } 対 { $target }）
opcg-stake-life = このまま：ライフ{ $from } → { $to }{ $short ->
    [0] {""}
   *[other] （パワー{ $short }不足）
 }
opcg-stake-falls = このまま：{ $card }がKOされる{ $short ->
    [0] {""}
   *[other] （パワー{ $short }不足）
 }
opcg-stake-lost = このまま：敗北{ $short ->
    [0] {""}
   *[other] （パワー{ $short }不足）
 }
opcg-stake-nothing = このまま：被害なし

# As the game is offered, and how a match of it can be played.
opcg-short = ONE{"\u00A0"}PIECE{"\u200B"}カードゲーム
opcg-about = 2人用。リーダー、ドン!!、伏せられたライフ。
opcg-option-any-colour = デッキにどの色のカードも入れられる（OP-3.2を適用しない）
