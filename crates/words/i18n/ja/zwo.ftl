# ZOMBIE WORLD ORDER. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.
# Damage is points (ダメージ), injury is one layer down (損傷): no message mixes them.

zwo-title = ZOMBIE WORLD ORDER
zwo-setup = { $one } 対 { $two }
# The setup so far, and a ruling that is not the default; then one more.
zwo-setup-ruled = { $setup }。{ $ruling }
zwo-setup-ruled-too = { $setup }{ $ruling }
zwo-ruling-injury-at-least = パワーと等しいダメージでも損傷する。
zwo-ruling-same-card-answers = 効果が解決を待っているカードでも割り込める。
zwo-ruling-late-targets = 自動能力の対象は処理するときにだけあればよい。
zwo-deck-rotting-orchard = 朽ちゆく果樹園
zwo-deck-cold-assembly = 冷たい組立工場
zwo-deck-crimson-court = 緋色の宮廷
zwo-deck-own = 自作デッキ（{ $colours }）

# Cards and zones.

zwo-card = { $number } { $name }
zwo-card-at = { $card }（{ $place }枚目）
zwo-card-with = { $card }（{ $facts }）
zwo-card-of =
    { $seat_is ->
        [you] あなたの{ $card }
       *[other] { $seat }の{ $card }
    }
zwo-card-hidden = 非公開のカード（{ $zone }の{ $place }枚目）
zwo-card-unknown = カード
zwo-name = { $name }
zwo-card-text = テキスト：{ $text }
zwo-keyword-text = { $keyword }。{ $text }
zwo-zone-field = 場
zwo-zone-intact = 原形
zwo-zone-half-wrecked = 半壊
zwo-zone-mana = 魔力
zwo-zone-hand = 手札
zwo-zone-wrecked = 全壊
zwo-zone-deck = デッキ
zwo-zone-area = 解決領域
zwo-from-field = 場から
zwo-from-mana = 魔力ゾーンから
zwo-from-hand = 手札から
zwo-from-wrecked = 全壊ゾーンから
zwo-from-deck = デッキから
zwo-from-area = 解決領域から
zwo-to-field = 場へ
zwo-to-mana = 魔力ゾーンへ
zwo-to-hand = 手札へ
zwo-to-wrecked = 全壊ゾーンへ
zwo-to-deck = デッキへ
zwo-to-area = 解決領域へ
zwo-stand = スタンド
zwo-rest = レスト
zwo-front = 表
zwo-back = 裏
zwo-half-wrecked = 半壊
zwo-colour-green = 緑
zwo-colour-blue = 青
zwo-colour-red = 赤
zwo-colour-grey = 灰
zwo-keyword-amplify = 増幅
zwo-keyword-absorb = 吸収
zwo-keyword-erode = 侵食
zwo-phase-prepare = 準備フェイズ
zwo-phase-draw = ドローフェイズ
zwo-phase-mana = 魔力フェイズ
zwo-phase-main = メインフェイズ
zwo-phase-battle = 戦闘フェイズ
zwo-phase-end = 終了フェイズ

# What is printed on a card.

zwo-facts = { $facts }
zwo-effect = { $text }
zwo-category-zombie = ゾンビ
zwo-category-event = イベント
zwo-attribute-green = 緑（デッドマン）
zwo-attribute-blue = 青（メカZ）
zwo-attribute-red = 赤（イモータル）
zwo-attribute-none = 灰（無属性）
zwo-summon-cost = 登場コスト{"\u2060"}{ $cost }
zwo-revive-cost = 復活コスト{"\u2060"}{ $cost }
zwo-power = パワー{ $power }
zwo-critical = クリティカル{ $critical }
zwo-rarity-rare = レアリティR
zwo-rarity-uncommon = レアリティUC
zwo-rarity-common = レアリティC

# The table.

zwo-before-turns = ゲームの準備
zwo-turn =
    { $seat_is ->
        [you] 第{ $turn }ターン：あなた
       *[other] 第{ $turn }ターン：{ $seat }
    }
zwo-attack-open = { $attacker }が攻撃
zwo-attack-on-player =
    { $seat_is ->
        [you] { $attacker }（クリティカル{ $critical }）があなたを攻撃
       *[other] { $attacker }（クリティカル{ $critical }）が{ $seat }を攻撃
    }
zwo-attack-on-zombie = { $attacker }（パワー{"\u2060"}{ $one }）が{ $target }（パワー{"\u2060"}{ $two }）を攻撃
zwo-area-next = 次に解決：{ $item }
zwo-area-then = その次：{ $item }
zwo-item-summon =
    { $seat_is ->
        [you] あなたの{ $card }の登場
       *[other] { $seat }の{ $card }の登場
    }
zwo-item-revive =
    { $seat_is ->
        [you] あなたの{ $card }の復活
       *[other] { $seat }の{ $card }の復活
    }
zwo-item-event =
    { $seat_is ->
        [you] あなたのイベント「{ $card }」
       *[other] { $seat }のイベント「{ $card }」
    }
zwo-item-ability =
    { $seat_is ->
        [you] あなたの{ $card }の能力
       *[other] { $seat }の{ $card }の能力
    }
zwo-item-auto =
    { $seat_is ->
        [you] あなたの{ $card }の自動能力
       *[other] { $seat }の{ $card }の自動能力
    }
zwo-item-keyword =
    { $seat_is ->
        [you] あなたの{ $card }の{ $keyword }
       *[other] { $seat }の{ $card }の{ $keyword }
    }
zwo-item-aimed = { $item }（対象：{ $targets }）
zwo-item-end-phase = { $phase }の終了
zwo-item-step = この攻撃
zwo-item-battle = ゾンビ同士の戦闘
zwo-item-damage = この攻撃のダメージ
zwo-part-printed = カードの表記
zwo-part-damage = 受けたダメージ
zwo-part-effect = 効果
zwo-count-life = ライフ { $count }
zwo-count-hand = 手札 { $count }
zwo-count-deck = デッキ { $count }
zwo-count-wrecked = 全壊 { $count }
zwo-count-mana = 魔力 { $stand }/{ $count }
zwo-badge-copy = { $place }枚目
zwo-badge-cost = コスト{ $cost }
zwo-badge-damage = ダメージ{ $damage }
zwo-badge-attacker = 攻撃中
zwo-badge-target = 攻撃対象
zwo-badge-owner =
    { $seat_is ->
        [you] 持ち主：あなた
       *[other] 持ち主：{ $seat }
    }
zwo-badge-shown = 公開済み

# Questions.

zwo-ask-redraw =
    { $seat_is ->
        [you] 最初の手札です。このまま始めますか、7枚すべてを1回だけ引き直しますか？
       *[other] { $seat }が引き直すかどうか考えています。
    }
zwo-ask-mana =
    { $seat_is ->
        [you] 魔力フェイズ：手札1枚を魔力に置きますか、裏の魔力1枚を表にしますか？
       *[other] { $seat }の魔力フェイズです。
    }
zwo-ask-main =
    { $seat_is ->
        [you] メインフェイズ：何をしますか？
       *[other] { $seat }のメインフェイズです。
    }
zwo-ask-battle =
    { $seat_is ->
        [you] 戦闘フェイズ：どのゾンビで攻撃しますか？
       *[other] { $seat }の戦闘フェイズです。
    }
zwo-ask-battle-none =
    { $seat_is ->
        [you] 戦闘フェイズ：攻撃できるゾンビがいません。
       *[other] { $seat }の戦闘フェイズです。
    }
zwo-ask-attack-target =
    { $seat_is ->
        [you] { $card }で何を攻撃しますか？
       *[other] { $seat }が{ $card }の攻撃対象を選んでいます。
    }
zwo-ask-block =
    { $seat_is ->
        [you] { $attack }：防御しますか？
       *[other] { $attack }：{ $seat }が防御するかどうか考えています。
    }
zwo-ask-answer =
    { $seat_is ->
        [you] フリータイミング：{ $item }に割り込みますか？
       *[other] フリータイミング：{ $seat }は{ $item }に割り込めます。
    }
zwo-ask-order =
    { $seat_is ->
        [you] あなたの自動能力が複数待機しています。次にどれを処理しますか？
       *[other] { $seat }が次に処理する自動能力を選んでいます。
    }
zwo-ask-auto =
    { $seat_is ->
        [you] { $card }：あなたの自動能力が発動します。
       *[other] { $card }：{ $seat }が自動能力を発動しています。
    }
zwo-ask-pick =
    { $seat_is ->
        [you] { $card }：{ $count }選んでください。
       *[other] { $card }：{ $seat }がカードを選んでいます。
    }
zwo-choose-exactly = カードを{ $most }枚
zwo-choose-up-to = カードを{ $most }枚まで
zwo-ask-may =
    { $seat_is ->
        [you] { $card }：効果を使いますか？
       *[other] { $card }：{ $seat }が効果を使うかどうか考えています。
    }
zwo-ask-choose-one =
    { $seat_is ->
        [you] { $card }：どの効果を選びますか？
       *[other] { $card }：{ $seat }が効果を選んでいます。
    }
zwo-ask-target =
    { $seat_is ->
        [you] { $card }：{ $count }選んでください。
       *[other] { $card }：{ $seat }が{ $count }選んでいます。
    }
zwo-target-exactly = 対象を{ $most }つ
zwo-target-up-to = 対象を{ $most }つまで
zwo-ask-pay-summon =
    { $seat_is ->
        [you] { $card }：登場コスト{ $cost }。どの魔力をレストにしますか？
       *[other] { $card }：{ $seat }が登場コスト{ $cost }を支払っています。
    }
zwo-ask-pay-revive =
    { $seat_is ->
        [you] { $card }：復活コスト{ $cost }。どの魔力を裏にしますか？
       *[other] { $card }：{ $seat }が復活コスト{ $cost }を支払っています。
    }
zwo-ask-pay =
    { $seat_is ->
        [you] { $card }：コストを何で支払いますか？
       *[other] { $card }：{ $seat }がコストを支払っています。
    }

# Answers, from the first choice to the last.

zwo-do-keep = 手札をそのままにする
zwo-do-redraw = 引き直す
zwo-do-place = { $card }を魔力に置く（{ $lies }）
zwo-do-turn-mana = 魔力の{ $card }を表にする
zwo-do-no-mana = 魔力はそのままにする
zwo-do-summon = { $card }を登場させる（コスト{"\u2060"}{ $cost }）
zwo-do-summon-event = { $card }を登場させる
zwo-do-revive = { $card }を復活させる（コスト{"\u2060"}{ $cost }）
zwo-do-use = { $card }の能力を使う
zwo-do-use-event = イベント「{ $card }」を使う
zwo-do-ability = { $number }番目の自動能力
zwo-do-target =
    { $seat_is ->
        [you] あなたの{ $card }を対象にする
       *[other] { $seat }の{ $card }を対象にする
    }
zwo-do-enough = 対象はこれで十分
zwo-do-pay = { $card }で支払う
zwo-do-decline = 支払わない
zwo-do-cancel = 選び直す
zwo-do-end-main = メインフェイズを終了する
zwo-do-attack = { $card }で攻撃する
zwo-do-attack-player =
    { $seat_is ->
        [you] あなたを攻撃する
       *[other] { $seat }を攻撃する
    }
zwo-do-attack-zombie = { $card }を攻撃する
zwo-do-block = { $card }で防御する
zwo-do-no-block = 防御しない
zwo-do-end-battle = 戦闘フェイズを終了する
zwo-do-pass = 割り込まない
zwo-do-next = { $number }. { $card }：{ $text }
zwo-do-pick = { $card }を選ぶ
zwo-do-done = 選び終わる
zwo-do-yes = はい
zwo-do-no = いいえ
zwo-do-choose = { $number }つ目
zwo-do-concede = 投了する
zwo-do-agree = 引き分けに同意する

# Events.

zwo-event-first-player =
    { $seat_is ->
        [you] あなたが先攻。
       *[other] { $seat }が先攻。
    }
zwo-event-hand-kept =
    { $seat_is ->
        [you] あなたは手札をそのままにした。
       *[other] { $seat }は手札をそのままにした。
    }
zwo-event-hand-redrawn =
    { $seat_is ->
        [you] あなたは手札を引き直した。
       *[other] { $seat }は手札を引き直した。
    }
zwo-event-turn-began =
    { $seat_is ->
        [you] 第{ $turn }ターン：あなたのターン。
       *[other] 第{ $turn }ターン：{ $seat }のターン。
    }
zwo-event-phase-began =
    { $seat_is ->
        [you] あなたの{ $phase }が始まった。
       *[other] { $seat }の{ $phase }が始まった。
    }
zwo-event-prepared =
    { $seat_is ->
        [you] 準備フェイズ：あなたのゾンビと魔力がスタンドになった。
       *[other] 準備フェイズ：{ $seat }のゾンビと魔力がスタンドになった。
    }
zwo-event-drew-seen =
    { $seat_is ->
        [you] あなたは{ $card }を引いた。
       *[other] { $seat }は{ $card }を引いた。
    }
zwo-event-drew =
    { $seat_is ->
        [you] あなたはカードを1枚引いた。
       *[other] { $seat }はカードを1枚引いた。
    }
zwo-event-shuffled =
    { $seat_is ->
        [you] あなたはデッキをシャッフルした。
       *[other] { $seat }はデッキをシャッフルした。
    }
zwo-event-moved-seen =
    { $seat_is ->
        [you] あなたの{ $card }が{ $from }{ $to }移動した。
       *[other] { $seat }の{ $card }が{ $from }{ $to }移動した。
    }
zwo-event-moved =
    { $seat_is ->
        [you] あなたのカード1枚が{ $from }{ $to }移動した。
       *[other] { $seat }のカード1枚が{ $from }{ $to }移動した。
    }
zwo-event-mana-placed-seen =
    { $seat_is ->
        [you] あなたは{ $card }を魔力に置いた（{ $lies }）。
       *[other] { $seat }は{ $card }を魔力に置いた（{ $lies }）。
    }
zwo-event-mana-placed =
    { $seat_is ->
        [you] あなたはカード1枚を魔力に置いた（{ $lies }）。
       *[other] { $seat }はカード1枚を魔力に置いた（{ $lies }）。
    }
zwo-event-mana-rested =
    { $seat_is ->
        [you] あなたは魔力1枚をレストにした。
       *[other] { $seat }は魔力1枚をレストにした。
    }
zwo-event-mana-front =
    { $seat_is ->
        [you] あなたの魔力の{ $card }が表になった。
       *[other] { $seat }の魔力の{ $card }が表になった。
    }
zwo-event-mana-back =
    { $seat_is ->
        [you] あなたの魔力の{ $card }が裏になった。
       *[other] { $seat }の魔力の{ $card }が裏になった。
    }
zwo-event-summon =
    { $seat_is ->
        [you] あなたは{ $card }の登場を宣言した。
       *[other] { $seat }は{ $card }の登場を宣言した。
    }
zwo-event-revive =
    { $seat_is ->
        [you] あなたは{ $card }の復活を宣言した。
       *[other] { $seat }は{ $card }の復活を宣言した。
    }
zwo-event-event-used =
    { $seat_is ->
        [you] あなたはイベント「{ $card }」を使った。
       *[other] { $seat }はイベント「{ $card }」を使った。
    }
zwo-event-ability-used =
    { $seat_is ->
        [you] あなたは{ $card }の能力を使った。
       *[other] { $seat }は{ $card }の能力を使った。
    }
zwo-event-auto =
    { $seat_is ->
        [you] あなたの{ $card }の自動能力が発動した。
       *[other] { $seat }の{ $card }の自動能力が発動した。
    }
zwo-event-keyword =
    { $seat_is ->
        [you] あなたの{ $card }の{ $keyword }が発動した。
       *[other] { $seat }の{ $card }の{ $keyword }が発動した。
    }
zwo-event-targeted-hidden =
    対象：{ $seat_is ->
        [you] あなた
       *[other] { $seat }
    }の裏の魔力{ $place }。
zwo-event-targeted =
    { $seat_is ->
        [you] 対象：あなたの{ $card }。
       *[other] 対象：{ $seat }の{ $card }。
    }
zwo-event-end-declared =
    { $seat_is ->
        [you] あなたは{ $phase }の終了を宣言した。
       *[other] { $seat }は{ $phase }の終了を宣言した。
    }
zwo-event-passed =
    { $seat_is ->
        [you] あなたは優先権を放棄した。
       *[other] { $seat }は優先権を放棄した。
    }
zwo-event-resolved =
    { $seat_is ->
        [you] あなたの{ $card }の効果が解決した。
       *[other] { $seat }の{ $card }の効果が解決した。
    }
zwo-event-entered =
    { $seat_is ->
        [you] { $card }があなたの場に登場した。
       *[other] { $card }が{ $seat }の場に登場した。
    }
zwo-event-revived =
    { $seat_is ->
        [you] あなたの{ $card }が復活した。
       *[other] { $seat }の{ $card }が復活した。
    }
zwo-event-injured =
    { $seat_is ->
        [you] あなたの{ $card }が損傷し、半壊になった。
       *[other] { $seat }の{ $card }が損傷し、半壊になった。
    }
zwo-event-injured-wrecked =
    { $seat_is ->
        [you] あなたの{ $card }が損傷し、全壊ゾーンに置かれた。
       *[other] { $seat }の{ $card }が損傷し、全壊ゾーンに置かれた。
    }
zwo-event-lowered =
    { $seat_is ->
        [you] あなたの{ $card }が半壊ゾーンへ移動した。
       *[other] { $seat }の{ $card }が半壊ゾーンへ移動した。
    }
zwo-event-stood =
    { $seat_is ->
        [you] あなたの{ $card }がスタンドになった。
       *[other] { $seat }の{ $card }がスタンドになった。
    }
zwo-event-rested =
    { $seat_is ->
        [you] あなたの{ $card }がレストになった。
       *[other] { $seat }の{ $card }がレストになった。
    }
zwo-event-control-changed =
    { $seat_is ->
        [you] あなたが{ $card }をコントロールする。
       *[other] { $seat }が{ $card }をコントロールする。
    }
zwo-event-zombie-damaged =
    { $seat_is ->
        [you] あなたの{ $card }が{ $damage }ダメージを受けた。
       *[other] { $seat }の{ $card }が{ $damage }ダメージを受けた。
    }
zwo-event-damage-cleared = すべてのゾンビのダメージが取り除かれた。
zwo-event-modified =
    { $seat_is ->
        [you] 効果があなたの{ $card }に及ぶ。
       *[other] 効果が{ $seat }の{ $card }に及ぶ。
    }
zwo-event-players-modified = 効果がプレイヤーに及ぶ。
zwo-event-attacked =
    { $seat_is ->
        [you] あなたは{ $card }で攻撃した。
       *[other] { $seat }は{ $card }で攻撃した。
    }
zwo-event-player-targeted =
    { $seat_is ->
        [you] 攻撃対象：あなた。
       *[other] 攻撃対象：{ $seat }。
    }
zwo-event-zombie-targeted =
    { $seat_is ->
        [you] 攻撃対象：あなたの{ $card }。
       *[other] 攻撃対象：{ $seat }の{ $card }。
    }
zwo-event-blocked =
    { $seat_is ->
        [you] あなたは{ $card }で防御した。
       *[other] { $seat }は{ $card }で防御した。
    }
zwo-event-not-blocked =
    { $seat_is ->
        [you] あなたは防御しなかった。
       *[other] { $seat }は防御しなかった。
    }
zwo-event-battle-declared = ゾンビ同士の戦闘が始まる。
zwo-event-damage-declared = 攻撃のダメージが与えられる。
zwo-event-fought = 戦闘：パワー{ $attacker }対{ $target }。
zwo-event-attack-ended = 攻撃が終わった。
zwo-event-player-damaged =
    { $seat_is ->
        [you] あなたは{ $damage }ダメージを受けた：ライフ{ $life }。
       *[other] { $seat }は{ $damage }ダメージを受けた：ライフ{ $life }。
    }
zwo-event-life-recovered =
    { $seat_is ->
        [you] あなたはライフを{ $amount }回復した：ライフ{ $life }。
       *[other] { $seat }はライフを{ $amount }回復した：ライフ{ $life }。
    }
zwo-event-lost =
    { $seat_is ->
        [you] あなたの敗北。
       *[other] { $seat }の敗北。
    }
zwo-event-won =
    { $seat_is ->
        [you] あなたの勝利！
       *[other] { $seat }の勝利。
    }
zwo-event-drawn = 引き分け：両者とも負け。

# How it ended.

zwo-how-struck =
    { $seat_is ->
        [you] { $card }の攻撃で{ $damage }ダメージを受け、あなたのライフが0になった。
       *[other] { $card }の攻撃で{ $damage }ダメージを受け、{ $seat }のライフが0になった。
    }
zwo-how-damaged =
    { $seat_is ->
        [you] { $card }の効果で{ $damage }ダメージを受け、あなたのライフが0になった。
       *[other] { $card }の効果で{ $damage }ダメージを受け、{ $seat }のライフが0になった。
    }
zwo-how-both-lost = { $card }の効果で、両者のライフが同時に0になった。
zwo-how-agreed = 両者が引き分けに同意した。
zwo-how-stuck = 両者のデッキが空で、{ $turns }ターン何も変わらなかった。
zwo-how-loop = 誰にも止められないまま、自動能力が{ $times }回処理された。
zwo-how-conceded =
    { $seat_is ->
        [you] あなたが第{ $turn }ターンに投了した。
       *[other] { $seat }が第{ $turn }ターンに投了した。
    }
zwo-how-conceded-early =
    { $seat_is ->
        [you] あなたが最初のターンの前に投了した。
       *[other] { $seat }が最初のターンの前に投了した。
    }

# Refusals.

zwo-no-game-over = ゲームは終了しています。
zwo-no-not-your-right =
    { $seat_is ->
        [you] 先に答えるべき質問があります。
       *[other] 今は{ $seat }が決める番です。
    }
zwo-no-not-your-right-nobody = 今は誰も決めることがありません。
zwo-no-bad-redraw = 引き直しは最初のターンの前に1回だけ、手札すべてで行います。
zwo-no-bad-mana-action = 魔力の行動は魔力フェイズに1回だけです。手札は表で（第1ターンは裏で）置きます。
zwo-no-bad-turning = 表にできるのは自分の裏の魔力だけです。
zwo-no-cannot-summon = 登場させられるのは手札のゾンビカードだけで、自分のメインフェイズの行動です。
zwo-no-bad-payment = 支払う魔力が足りないか、すでに向きが変わっています。
zwo-no-lacks-colour = コストに必要な色の魔力が足りません。
zwo-no-cannot-revive = 復活できるのは自分の半壊のゾンビだけで、自分のメインフェイズの行動です。
zwo-no-not-main-timing = メインは自分のメインフェイズの行動として使います。
zwo-no-not-free-timing = フリーはメインフェイズと戦闘フェイズに、優先権があるときに使えます。
zwo-no-wrong-place = そこで使える能力がありません。
zwo-no-used-up = { $card }のこの能力は、このターンすでに使いました。
zwo-no-bad-target = 適切な対象がありません。
zwo-no-cannot-attack = 攻撃できるのは、自分の戦闘フェイズに、攻撃可能な自分のスタンドのゾンビだけです。
zwo-no-bad-attack-target = 攻撃対象にできるのは相手プレイヤーか相手のレストのゾンビだけです。
zwo-no-cannot-block = 防御できるのは、攻撃されたとき、防御可能な自分のスタンドのゾンビだけです。
zwo-no-cannot-end-phase = 今はそのフェイズを終了できません。
zwo-no-forbidden = 効果またはカード自身のテキストにより、今はできません。
zwo-no-bad-cost-choice = 魔力以外のコストを、それで支払うことはできません。
zwo-no-still-waits = { $card }の効果がまだ解決領域にあります。フリーの能力を使えるのは他のカードだけです。

# Faults of a deck.

zwo-fault-of = s{ $seat }のデッキ：{ $fault }
zwo-fault-unknown-card = { $number }というカードはありません。
zwo-fault-size = カードが{ $cards }枚です。50枚でなければなりません。
zwo-fault-copies = { $number }が{ $count }枚あります。4枚までです。

# Headings of the manual, under which a clause stands.
zwo-heading-numbered = { $heading } { $number }
zwo-heading-title = 表題
zwo-heading-cards = カードの説明
zwo-heading-zombie-card = ゾンビカード
zwo-heading-event-card = イベントカード
zwo-heading-terms = 用語
zwo-heading-keywords = キーワード能力
zwo-heading-keyword = キーワード
zwo-heading-icons = アイコン
zwo-heading-zones = ゾーンの説明
zwo-heading-decks = デッキ
zwo-heading-life = ライフ
zwo-heading-winning = 勝敗
zwo-heading-before = ゲーム開始前の準備
zwo-heading-turn = ターンの流れ
zwo-heading-phase = フェイズ
zwo-heading-summoning = ゾンビの登場
zwo-heading-abilities = ゾンビの能力の使用
zwo-heading-events = イベントカードの使用
zwo-heading-revive = ゾンビの復活
zwo-heading-end-of-main = メインフェイズの終了
zwo-heading-step = ステップ
zwo-heading-injury = 損傷について
zwo-heading-end-of-battle = 戦闘フェイズの終了
zwo-heading-principle = ゲームの原則
zwo-heading-answers = 質問と回答
zwo-heading-free = フリーの能力
zwo-heading-declaration = 宣言
zwo-heading-example = 例

# What happens if nothing is added.
zwo-stake-life = このまま：ライフ{ $from } → { $to }{ $critical ->
    [0] {""}
   *[other] （クリティカル{ $critical }）
 }
zwo-stake-injured = このまま：{ $card }が損傷する
zwo-stake-injured-in-battle = このまま：{ $card }が損傷する（パワー{"\u2060"}{ $one } 対 { $two }）
zwo-stake-lost = このまま：敗北{ $critical ->
    [0] {""}
   *[other] （クリティカル{ $critical }）
 }
zwo-stake-nothing = このまま：被害なし
zwo-stake-stands = このまま：被害なし（パワー{"\u2060"}{ $one } 対 { $two }）

# As the game is offered, and how a match of it can be played.
zwo-short = ZOMBIE WORLD ORDER
zwo-about = 2人用。魔力、二層の不死者、ライフ10。
zwo-option-injury-threshold = 損傷するダメージ（ZW-13.2）
zwo-option-injury-threshold-strict = POWERより大きい
zwo-option-injury-threshold-at-least = POWER以上
zwo-option-same-card-answers = 効果が待機中のカードも対応できる（ZW-17.16）
zwo-option-late-targets = 自動能力の対象は待機列から出す時に必要（ZW-19.3）
