# The One Piece Cardgame of 2009. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

mm25-title = One Piece Cardgame（2009年版）
mm25-setup = { $one } 対 { $two }。{ $wins }ゲーム先取で勝ち。
mm25-setup-single = { $one } 対 { $two }。1ゲームのみ。
mm25-deck-gull-wind = カモメの風
mm25-deck-iron-harbour = 鉄の港
mm25-deck-black-ledger = 黒い帳簿
mm25-deck-own = 自作デッキ（{ $crews }）

# Cards, crews and zones.

mm25-card = { $number } { $name }
mm25-card-titled = { $number } { $name }「{ $title }」
mm25-card-at = { $card } { $place }番目
mm25-card-with = { $card }（{ $facts }）
mm25-card-hidden = 裏向きのカード{ $place }（{ $zone }）
mm25-card-unknown = カード
mm25-name = { $name }
mm25-card-text = テキスト：{ $text }
mm25-text = { $text }
mm25-crew = { $name }
mm25-crew-dawn-gulls = 暁のカモメ団
mm25-crew-iron-tide = 鉄の潮団
mm25-crew-citizens = 市民
mm25-crew-enemy = 敵の一味
mm25-zone-bridge = 甲板
mm25-zone-reinforcements = 援軍
mm25-zone-techniques = 技
mm25-zone-hand = 手札
mm25-zone-ocean = 海
mm25-zone-trophies = 賞金首
mm25-zone-logbook = 航海日誌
mm25-zone-life = ライフ
mm25-zone-chest = 宝箱
mm25-zone-sideboard = サイドボード
mm25-zone-deck = デッキ
mm25-from-bridge = 甲板から
mm25-from-reinforcements = 援軍から
mm25-from-techniques = 技スペースから
mm25-from-hand = 手札から
mm25-from-ocean = 海から
mm25-from-trophies = 賞金首リストから
mm25-from-logbook = 航海日誌から
mm25-from-life = ライフから
mm25-from-chest = 宝箱から
mm25-from-sideboard = サイドボードから
mm25-to-bridge = 甲板へ
mm25-to-reinforcements = 援軍へ
mm25-to-techniques = 技スペースへ
mm25-to-hand = 手札へ
mm25-to-ocean = 海へ
mm25-to-trophies = 賞金首リストへ
mm25-to-logbook = 航海日誌へ
mm25-to-life = ライフへ
mm25-to-chest = 宝箱へ
mm25-to-sideboard = サイドボードへ
mm25-space-captain = 船長
mm25-space-sailor-1 = 仲間1
mm25-space-sailor-2 = 仲間2
mm25-window-declared = バトルの宣言時
mm25-window-before = バトルアクションの前
mm25-window-battle-actions = バトルアクション
mm25-window-interrupt = 割り込み
mm25-window-before-comparison = パワー比べの前
mm25-window-after-comparison = パワー比べの後
mm25-window-before-damage = ダメージの前
mm25-window-defeated = キャラクターが倒された時
mm25-window-after-battle = バトルの後

# What is printed on a card.

mm25-facts = { $facts }
mm25-category-character = キャラクター
mm25-category-technique = 技
mm25-category-team = チーム
mm25-power = パワー{ $power }
mm25-damage = ダメージ{ $damage }
mm25-life = ライフ{ $life }
mm25-life-left = ライフ{ $life }/{ $most }
mm25-members = メンバー：{ $members }
mm25-users = 使用者：{ $users }
mm25-users-anyone = 使用者：誰でも
mm25-limited = 制限{ $limit }
mm25-when = 使用時機：{ $window }
mm25-hats = 麦わら帽子マーク{ $hats }
mm25-numbers-unknown = 数値不明
mm25-users-unknown = 使用者不明
mm25-window-unknown = 使用時機不明

# The table.

mm25-game = 第{ $game }ゲーム
mm25-game-sudden = 第{ $game }ゲーム（サドンデス）
mm25-score = スコア { $one }:{ $two }
mm25-time = 時間切れ
mm25-exchanging = サイドボードとの交換
mm25-setting-up = 準備
mm25-turn =
    { $seat_is ->
        [you] 第{ $turn }ターン：あなた
       *[other] 第{ $turn }ターン：{ $seat }
    }
mm25-actions = 使用アクション { $used }/{ $most }
mm25-final-phase = 終了フェイズ
mm25-battle = バトル：{ $one }（パワー{ $power_one }）対 { $two }（パワー{ $power_two }）
mm25-battle-broken = バトル中のキャラクターがいなくなった
mm25-part-printed = カードの表記
mm25-part-life = ライフの増減
mm25-part-battle = このバトルでの上昇
mm25-waiting = { $card }：{ $text }
mm25-window = タイミング：{ $window }
mm25-count-hand = 手札 { $count }
mm25-count-chest = 宝箱 { $count }
mm25-count-logbook = 航海日誌 { $count }
mm25-count-trophies = 賞金首 { $count }（ライフ{ $life }）
mm25-count-won = 勝ちゲーム { $count }
mm25-badge-copy = { $place }番目
mm25-badge-attacker = 攻撃側
mm25-badge-target = 防御側
mm25-badge-began = バトル開始済み
mm25-badge-used = 能力使用済み
mm25-badge-face-down = 裏向き
mm25-badge-pending = 未解決
mm25-badge-shown = 公開済み
mm25-badge-mulligan = 海賊マリガン使用済み
mm25-badge-exempt = 手札調整不要

# Questions.

mm25-ask-sideboard =
    { $seat_is ->
        [you] サイドボードとカードを交換しますか、次のゲームを始めますか？
       *[other] { $seat }はサイドボードと交換できます。
    }
mm25-ask-choose-first =
    { $seat_is ->
        [you] 先攻決めに勝ちました。どちらが始めますか？
       *[other] { $seat }がどちらから始めるか選んでいます。
    }
mm25-ask-mulligan =
    { $seat_is ->
        [you] 海賊マリガンを使いますか？マッチ中に1回だけ使えます。
       *[other] { $seat }が海賊マリガンを使うかどうか考えています。
    }
mm25-ask-place =
    { $seat_is ->
        [you] 準備：まず船長を、次に仲間を2人まで選んでください（ライフの合計は6まで）。手札の引き直しもできます。
       *[other] { $seat }がキャラクターを甲板に置いています。
    }
mm25-ask-main =
    { $seat_is ->
        [you] メインフェイズ（残り{ $left }アクション）：何をしますか？
       *[other] { $seat }のメインフェイズです。
    }
mm25-ask-discard =
    { $seat_is ->
        [you] 終了フェイズ：手札が4枚になるように、海に捨てるカードを選んでください。
       *[other] 終了フェイズ：{ $seat }が手札を4枚にしています。
    }
mm25-ask-exempt =
    { $seat_is ->
        [you] 終了フェイズ：手札を4枚にしますか？しなくてもかまいません。
       *[other] 終了フェイズ：{ $seat }が手札を4枚にするかどうか考えています。
    }
mm25-ask-battle =
    { $seat_is ->
        [you] { $battle }：バトルアクションを選んでください。
       *[other] { $battle }：{ $seat }のバトルアクションです。
    }
mm25-ask-window =
    { $seat_is ->
        [you] { $battle }、{ $window }：カードを使いますか？
       *[other] { $battle }、{ $window }：{ $seat }はカードを使えます。
    }
mm25-ask-interrupt =
    { $seat_is ->
        [you] { $card }が出されました。割り込みますか？
       *[other] { $card }が出されました。{ $seat }は割り込めます。
    }
mm25-ask-offer =
    { $seat_is ->
        [you] { $card }：能力を使いますか？
       *[other] { $card }：{ $seat }が能力を使うかどうか考えています。
    }
mm25-ask-pick =
    { $seat_is ->
        [you] { $card }：{ $count }選んでください。
       *[other] { $card }：{ $seat }がカードを選んでいます。
    }
mm25-choose-exactly = カードを{ $most }枚
mm25-choose-up-to = カードを{ $most }枚まで
mm25-ask-give =
    { $seat_is ->
        [you] { $card }：手札のどのカードを海に捨てますか？
       *[other] { $card }：{ $seat }が海に捨てる手札を選んでいます。
    }
mm25-ask-reinforce =
    { $seat_is ->
        [you] { $card }：誰を援軍に呼びますか？
       *[other] { $card }：{ $seat }は援軍を呼べます。
    }
mm25-ask-attacker =
    { $seat_is ->
        [you] { $card }：誰がバトルを始めますか？
       *[other] { $card }：{ $seat }がバトルを始めるキャラクターを選んでいます。
    }
mm25-ask-target =
    { $seat_is ->
        [you] { $card }：誰に対してバトルを始めますか？
       *[other] { $card }：{ $seat }がバトルの相手を選んでいます。
    }
mm25-ask-may =
    { $seat_is ->
        [you] { $card }：これを行いますか？
       *[other] { $card }：{ $seat }が行うかどうか考えています。
    }
mm25-ask-choose-one =
    { $seat_is ->
        [you] { $card }：どの効果を選びますか？
       *[other] { $card }：{ $seat }が効果を選んでいます。
    }

# Answers, from the first choice to the last.

mm25-do-swap-out = デッキから{ $card }を抜く
mm25-do-swap-in = 代わりに{ $card }を入れる
mm25-do-ready = 次のゲームを始める
mm25-do-go-first = 先攻を選ぶ
mm25-do-go-second = 後攻を選ぶ
mm25-do-mulligan = 海賊マリガンを使う
mm25-do-keep = 手札をそのままにする
mm25-do-redraw = 手札をすべて海に捨てて7枚引く
mm25-do-place = { $card }を裏向きに置く
mm25-do-in-space = { $space }に置く
mm25-do-placed = この一味で始める
mm25-do-attack = { $card }でバトルを始める
mm25-do-against = 相手は{ $card }
mm25-do-activate = { $card }の能力を使う
mm25-do-update = 航海日誌を更新する
mm25-do-call = { $card }を呼ぶ
mm25-do-move = 仲間を移動する
mm25-do-increase = 手札を増やす：1枚引く
mm25-do-pass-turn = ターンを終える
mm25-do-discard = { $card }を海に捨てる
mm25-do-settle = 手札を4枚にする
mm25-do-skip = 手札をそのままにする
mm25-do-reinforce = { $card }を援軍に呼ぶ
mm25-do-use = 技「{ $card }」を使う
mm25-do-team = チーム{ $card }を呼ぶ
mm25-do-pass-battle = パスする
mm25-do-decline = 何もしない
mm25-do-pick = { $card }を選ぶ
mm25-do-pick-of =
    { $seat_is ->
        [you] あなたの{ $card }を選ぶ
       *[other] { $seat }の{ $card }を選ぶ
    }
mm25-do-done = 選び終わる
mm25-do-cancel = 選び直す
mm25-do-yes = はい
mm25-do-no = いいえ
mm25-do-choose = { $number }つ目
mm25-do-concede = ゲームを投了する
mm25-do-time = 時間切れを告げる

# Events.

mm25-event-game-began = 第{ $game }ゲームが始まった。
mm25-event-game-began-sudden = 第{ $game }ゲームがサドンデスで始まった。
mm25-event-shuffled =
    { $seat_is ->
        [you] あなたは宝箱をシャッフルした。
       *[other] { $seat }は宝箱をシャッフルした。
    }
mm25-event-toss =
    { $seat_is ->
        [you] あなたが先攻決めに勝った。
       *[other] { $seat }が先攻決めに勝った。
    }
mm25-event-loser-begins =
    { $seat_is ->
        [you] 前のゲームに負けたあなたから始まる。
       *[other] 前のゲームに負けた{ $seat }から始まる。
    }
mm25-event-chose-first =
    { $seat_is ->
        [you] 先攻決めに勝ったあなたが先攻を選んだ。
       *[other] 先攻決めに勝った{ $seat }が先攻を選んだ。
    }
mm25-event-chose-second =
    { $seat_is ->
        [you] 先攻決めに勝ったあなたが後攻を選んだ。
       *[other] 先攻決めに勝った{ $seat }が後攻を選んだ。
    }
mm25-event-logbook-dealt =
    { $seat_is ->
        [you] あなたは航海日誌に{ $cards }枚置いた。
       *[other] { $seat }は航海日誌に{ $cards }枚置いた。
    }
mm25-event-drew-seen =
    { $seat_is ->
        [you] あなたは{ $card }を引いた。
       *[other] { $seat }は{ $card }を引いた。
    }
mm25-event-drew =
    { $seat_is ->
        [you] あなたはカードを1枚引いた。
       *[other] { $seat }はカードを1枚引いた。
    }
mm25-event-could-not-draw =
    { $seat_is ->
        [you] あなたの宝箱が空で、カードを引けない。
       *[other] { $seat }の宝箱が空で、カードを引けない。
    }
mm25-event-mulligan =
    { $seat_is ->
        [you] あなたは海賊マリガンを使った。
       *[other] { $seat }は海賊マリガンを使った。
    }
mm25-event-hand-kept =
    { $seat_is ->
        [you] あなたは手札をそのままにした。
       *[other] { $seat }は手札をそのままにした。
    }
mm25-event-hand-redrawn =
    { $seat_is ->
        [you] あなたは手札をすべて海に捨てて引き直した。
       *[other] { $seat }は手札をすべて海に捨てて引き直した。
    }
mm25-event-placed =
    { $seat_is ->
        [you] あなたはキャラクターを{ $characters }枚、裏向きに置いた。
       *[other] { $seat }はキャラクターを{ $characters }枚、裏向きに置いた。
    }
mm25-event-revealed =
    { $seat_is ->
        [you] あなたの{ $space }は{ $card }。
       *[other] { $seat }の{ $space }は{ $card }。
    }
mm25-event-life-dealt =
    { $seat_is ->
        [you] あなたの{ $space }のライフに{ $cards }枚置かれた。
       *[other] { $seat }の{ $space }のライフに{ $cards }枚置かれた。
    }
mm25-event-turn-began =
    { $seat_is ->
        [you] 第{ $turn }ターン：あなたのターン。
       *[other] 第{ $turn }ターン：{ $seat }のターン。
    }
mm25-event-turn-passed =
    { $seat_is ->
        [you] あなたはターンを終えた。
       *[other] { $seat }はターンを終えた。
    }
mm25-event-moved-seen =
    { $seat_is ->
        [you] あなたの{ $card }が{ $from }{ $to }移った。
       *[other] { $seat }の{ $card }が{ $from }{ $to }移った。
    }
mm25-event-moved =
    { $seat_is ->
        [you] あなたのカード1枚が{ $from }{ $to }移った。
       *[other] { $seat }のカード1枚が{ $from }{ $to }移った。
    }
mm25-event-logbook-updated =
    { $seat_is ->
        [you] あなたは宝箱の一番上のカードを航海日誌に置いた。
       *[other] { $seat }は宝箱の一番上のカードを航海日誌に置いた。
    }
mm25-event-called =
    { $seat_is ->
        [you] あなたは{ $card }を{ $space }に呼んだ。
       *[other] { $seat }は{ $card }を{ $space }に呼んだ。
    }
mm25-event-sailors-moved =
    { $seat_is ->
        [you] あなたは仲間を移動した。
       *[other] { $seat }は仲間を移動した。
    }
mm25-event-ability =
    { $seat_is ->
        [you] あなたは{ $card }の能力を使った。
       *[other] { $seat }は{ $card }の能力を使った。
    }
mm25-event-triggered =
    { $seat_is ->
        [you] あなたの{ $card }の能力が発動した。
       *[other] { $seat }の{ $card }の能力が発動した。
    }
mm25-event-battle =
    { $seat_is ->
        [you] あなたがバトルを始めた：{ $card } 対 { $target }。
       *[other] { $seat }がバトルを始めた：{ $card } 対 { $target }。
    }
mm25-event-battle-prevented =
    { $seat_is ->
        [you] あなたがバトルを防いだ。バトルは始まらない。
       *[other] { $seat }がバトルを防いだ。バトルは始まらない。
    }
mm25-event-reinforced =
    { $seat_is ->
        [you] あなたは{ $card }を援軍に呼んだ。
       *[other] { $seat }は{ $card }を援軍に呼んだ。
    }
mm25-event-quarrel =
    { $seat_is ->
        [you] 一味が違うため、あなたの{ $card }がダメージを受ける。
       *[other] 一味が違うため、{ $seat }の{ $card }がダメージを受ける。
    }
mm25-event-technique-placed =
    { $seat_is ->
        [you] あなたは技「{ $card }」を使った。
       *[other] { $seat }は技「{ $card }」を使った。
    }
mm25-event-technique-used =
    { $seat_is ->
        [you] あなたの技「{ $card }」の効果が適用された。
       *[other] { $seat }の技「{ $card }」の効果が適用された。
    }
mm25-event-technique-annulled =
    { $seat_is ->
        [you] あなたの技「{ $card }」が無効になった。
       *[other] { $seat }の技「{ $card }」が無効になった。
    }
mm25-event-team =
    { $seat_is ->
        [you] あなたはチーム{ $card }を{ $space }に呼んだ。
       *[other] { $seat }はチーム{ $card }を{ $space }に呼んだ。
    }
mm25-event-battle-passed =
    { $seat_is ->
        [you] あなたはパスした。
       *[other] { $seat }はパスした。
    }
mm25-event-declined =
    { $seat_is ->
        [you] あなたは何もしなかった。
       *[other] { $seat }は何もしなかった。
    }
mm25-event-compared = パワー比べ：{ $attacker } 対 { $target }。
mm25-event-battle-won =
    { $seat_is ->
        [you] あなたの{ $card }がバトルに勝った。
       *[other] { $seat }の{ $card }がバトルに勝った。
    }
mm25-event-battle-tied = バトルは引き分け。
mm25-event-damaged =
    { $seat_is ->
        [you] あなたの{ $card }が{ $damage }ダメージを受けた。
       *[other] { $seat }の{ $card }が{ $damage }ダメージを受けた。
    }
mm25-event-life-lost-seen =
    { $seat_is ->
        [you] あなたのライフの{ $card }が手札に加わった。
       *[other] { $seat }のライフの{ $card }が手札に加わった。
    }
mm25-event-life-lost =
    { $seat_is ->
        [you] あなたのライフ1枚が手札に加わった。
       *[other] { $seat }のライフ1枚が手札に加わった。
    }
mm25-event-mended =
    { $seat_is ->
        [you] あなたの{ $card }のライフが1回復した。
       *[other] { $seat }の{ $card }のライフが1回復した。
    }
mm25-event-defeated =
    { $seat_is ->
        [you] あなたの{ $card }が倒され、賞金首になった。
       *[other] { $seat }の{ $card }が倒され、賞金首になった。
    }
mm25-event-trophy =
    { $seat_is ->
        [you] あなたの{ $card }が賞金首になった。
       *[other] { $seat }の{ $card }が賞金首になった。
    }
mm25-event-looked =
    { $seat_is ->
        [you] あなたは対戦相手の手札を見た。
       *[other] { $seat }は対戦相手の手札を見た。
    }
mm25-event-saw =
    { $seat_is ->
        [you] あなたの手札：{ $card }。
       *[other] { $seat }の手札：{ $card }。
    }
mm25-event-saw-hidden =
    { $seat_is ->
        [you] あなたの手札が1枚見られた。
       *[other] { $seat }の手札が1枚見られた。
    }
mm25-event-battle-ended = バトルが終わった。
mm25-event-hand-left =
    { $seat_is ->
        [you] あなたは手札を4枚にしなかった。
       *[other] { $seat }は手札を4枚にしなかった。
    }
mm25-event-time = 時間切れになった。
mm25-event-sudden-death = サドンデス：先に相手の船長にダメージを与えた側も勝ちになる。
mm25-event-game-won =
    { $seat_is ->
        [you] あなたがゲームに勝った。
       *[other] { $seat }がゲームに勝った。
    }
mm25-event-game-drawn = ゲームは引き分け。
mm25-event-exchanged =
    { $seat_is ->
        [you] あなたはサイドボードとカードを1枚交換した。
       *[other] { $seat }はサイドボードとカードを1枚交換した。
    }
mm25-event-match-won =
    { $seat_is ->
        [you] あなたがマッチに勝った。
       *[other] { $seat }がマッチに勝った。
    }
mm25-event-match-drawn = マッチは引き分け。

# How it ended.

mm25-how-captain =
    { $seat_is ->
        [you] あなたの船長が倒された。
       *[other] { $seat }の船長が倒された。
    }
mm25-how-captain-by =
    { $seat_is ->
        [you] { $card }があなたの船長を倒した。
       *[other] { $card }が{ $seat }の船長を倒した。
    }
mm25-how-trophies =
    { $seat_is ->
        [you] あなたの賞金首のライフは合計{ $life }になった（{ $enough }以上で敗北）。
       *[other] { $seat }の賞金首のライフは合計{ $life }になった（{ $enough }以上で敗北）。
    }
mm25-how-empty-chest =
    { $seat_is ->
        [you] あなたはカードを引かなければならないのに、宝箱が空だった。
       *[other] { $seat }はカードを引かなければならないのに、宝箱が空だった。
    }
mm25-how-sudden-death =
    { $seat_is ->
        [you] サドンデスで、あなたの船長が先にダメージを受けた。
       *[other] サドンデスで、{ $seat }の船長が先にダメージを受けた。
    }
mm25-how-sudden-tie =
    { $seat_is ->
        [you] サドンデスで船長同士が引き分け、攻撃したあなたの船長がダメージを与えた。
       *[other] サドンデスで船長同士が引き分け、攻撃した{ $seat }の船長がダメージを与えた。
    }
mm25-how-both-won = 両者が同時に勝利条件を満たした。
mm25-how-both-won-by-text =
    { $seat_is ->
        [you] 両者が同時に勝利条件を満たし、あなたが使った技のテキストにより、その場合はあなたの敗北となる。
       *[other] 両者が同時に勝利条件を満たし、{ $seat }が使った技のテキストにより、その場合は{ $seat }の敗北となる。
    }
mm25-how-conceded =
    { $seat_is ->
        [you] あなたが第{ $turn }ターンに投了した。
       *[other] { $seat }が第{ $turn }ターンに投了した。
    }
mm25-how-conceded-early =
    { $seat_is ->
        [you] あなたが最初のターンの前に投了した。
       *[other] { $seat }が最初のターンの前に投了した。
    }
mm25-how-turn-limit = ゲームが{ $turns }ターンに達し、引き分けになった。
mm25-how-games-won =
    { $seat_is ->
        [you] あなたが{ $won }対{ $lost }でマッチを制した。
       *[other] { $seat }が{ $won }対{ $lost }でマッチを制した。
    }
mm25-how-won-in-time =
    { $seat_is ->
        [you] 同点で時間切れとなり、勝負を決めるゲームにあなたが勝った。
       *[other] 同点で時間切れとなり、勝負を決めるゲームに{ $seat }が勝った。
    }
mm25-how-ahead =
    { $seat_is ->
        [you] 時間切れになり、あなたが{ $won }対{ $lost }でリードしていた。
       *[other] 時間切れになり、{ $seat }が{ $won }対{ $lost }でリードしていた。
    }
mm25-how-ahead-between-games =
    { $seat_is ->
        [you] ゲームの合間に時間切れになり、両者に1点ずつ加えて、あなたが{ $won }対{ $lost }でリードした。
       *[other] ゲームの合間に時間切れになり、両者に1点ずつ加えて、{ $seat }が{ $won }対{ $lost }でリードした。
    }
mm25-how-games-limit = { $games }ゲームを終えて、どちらも{ $enough }勝に届かなかった。
mm25-how-captains =
    { $seat_is ->
        [you] 時間切れ：失ったライフは、あなたの船長が{ $less }、{ $other }の船長が{ $more }。
       *[other] { $other_is ->
            [you] 時間切れ：失ったライフは、{ $seat }の船長が{ $less }、あなたの船長が{ $more }。
           *[other] 時間切れ：失ったライフは、{ $seat }の船長が{ $less }、{ $other }の船長が{ $more }。
        }
    }

# Refusals.

mm25-no-game-over = マッチは終わっています。
mm25-no-window = 今は使えません。
mm25-no-not-your-turn =
    { $seat_is ->
        [you] 先に別の質問に答えてください。
       *[other] 今は{ $seat }が決める番です。
    }
mm25-no-not-your-turn-nobody = 今は誰も決めることがありません。
mm25-no-mulligan-used = 海賊マリガンはマッチ中に1回しか使えません。
mm25-no-mulligan-late = 海賊マリガンはゲームの始めにしか使えません。
mm25-no-wrong-phase = このフェイズではできません。
mm25-no-must-redraw = 手札に置けるキャラクターがないので、引き直さなければなりません。
mm25-no-not-character = キャラクターカードでしかできません。
mm25-no-team-reinforce = チームカードは援軍になれません。
mm25-no-no-captain = 船長が必要です。
mm25-no-first-turn-battle = 各プレイヤーの最初のターンにはバトルを始められません。
mm25-no-ability-used = このキャラクターはこのターンに能力を使いました。
mm25-no-already-battled = このキャラクターはこのターンにバトルを始めました。
mm25-no-self-restricted = そのキャラクター自身のテキストが許していません。
mm25-no-user = このバトルにその技を使えるキャラクターがいません。
mm25-no-limit = このバトルでのその技の制限に達しています。
mm25-no-team-member = チームのメンバーがバトルしていません。
mm25-no-team-1 = チームカードが手札にありません。
mm25-no-team-2 = バトル中のキャラクターの一味がチームカードにありません。
mm25-no-team-3 = もう1人のメンバーが援軍になっていません。
mm25-no-team-4 = もう1人のメンバーが自分の甲板にもいます。
mm25-no-team-5 = ライフと航海日誌を合わせてもチームのライフに足りません。
mm25-no-space = そのスペースには置けません。
mm25-no-same-name = 同じ名前のキャラクターが甲板にいます。
mm25-no-setup-life = ライフの合計が6を超えます。
mm25-no-target = 対象にできるものがありません。
mm25-no-protected = 効果で守られています。
mm25-no-straw-hat = 麦わら帽子マークのカードは海から戻せません。
mm25-no-no-actions = アクションが足りません。
mm25-no-logbook = 航海日誌のカードが足りません。
mm25-no-chest-empty = 宝箱が空です。
mm25-no-hand-size = 手札の枚数が多すぎるか、足りません。
mm25-no-cost = コストを支払えないか、必要なものがありません。
mm25-no-sideboard = デッキがルールに合わなくなるか、そのカードがありません。

# Faults of a deck.

mm25-fault-of = s{ $seat }のデッキ：{ $fault }
mm25-fault-unknown-card = { $number }というカードはありません。
mm25-fault-unknown-numbers = { $number }の数値がわかっていません。補えば使えます。
mm25-fault-size = カードが{ $cards }枚です。32枚でなければなりません。
mm25-fault-copies = { $number }が{ $count }枚あります。{ $most }枚までです。
mm25-fault-no-captain = 船長になれるキャラクターがいません。
mm25-fault-sideboard = サイドボードが{ $cards }枚です。10枚までです。

# What happens if nothing is added.
mm25-stake-life = このまま：{ $space }のライフ{ $from } → { $to }{ $behind ->
    [0] {""}
   *[other] （パワー{ $behind }不足）
 }
mm25-stake-lost = このまま：敗北{ $behind ->
    [0] {""}
   *[other] （パワー{ $behind }不足）
 }
mm25-stake-nothing = このまま：ダメージなし{ $ahead ->
    [0] {""}
   *[other] （パワー{ $ahead }上）
 }

# As the game is offered, and how a match of it can be played.
mm25-short = One Piece Cardgame（2009年）
mm25-about = 2人用。船長、仲間2人、3アクション。
mm25-option-best-of = マッチの長さ
mm25-option-best-of-3 = 3本勝負
mm25-option-best-of-1 = 1ゲーム
