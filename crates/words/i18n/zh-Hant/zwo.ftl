# ZOMBIE WORLD ORDER. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.
# Damage is points (傷害), injury is one layer down (損傷): no message mixes them.

zwo-title = ZOMBIE WORLD ORDER
zwo-setup = { $one } 對 { $two }
# The setup so far, and a ruling that is not the default; then one more.
zwo-setup-ruled = { $setup }。{ $ruling }
zwo-setup-ruled-too = { $setup }{ $ruling }
zwo-ruling-injury-at-least = 與 POWER 相等的傷害亦會損傷。
zwo-ruling-same-card-answers = 咭牌的效果待解決時，該咭牌亦可插隊。
zwo-ruling-late-targets = 自動能力只需在處理時有目標。
zwo-deck-rotting-orchard = 腐朽果園
zwo-deck-cold-assembly = 冰冷裝配廠
zwo-deck-crimson-court = 緋紅宮廷
zwo-deck-own = 自組咭組（{ $colours }）

# Cards and zones.

zwo-card = { $number } { $name }
zwo-card-at = { $card }（第 { $place } 張）
zwo-card-with = { $card }（{ $facts }）
zwo-card-of =
    { $seat_is ->
        [you] 你的 { $card }
       *[other] { $seat } 的 { $card }
    }
zwo-card-hidden = 未公開的咭牌（{ $zone }第 { $place } 張）
zwo-card-unknown = 一張咭牌
zwo-name = { $name }
zwo-card-text = TEXT：{ $text }
zwo-keyword-text = { $keyword }。{ $text }
zwo-zone-field = 場地
zwo-zone-intact = 原形
zwo-zone-half-wrecked = 半毀
zwo-zone-mana = 魔力
zwo-zone-hand = 手牌
zwo-zone-wrecked = 全毀
zwo-zone-deck = 咭組
zwo-zone-area = 解決領域
zwo-from-field = 由場地
zwo-from-mana = 由魔力場區
zwo-from-hand = 由手牌
zwo-from-wrecked = 由全毀場區
zwo-from-deck = 由咭組
zwo-from-area = 由解決領域
zwo-to-field = 移至場地
zwo-to-mana = 移至魔力場區
zwo-to-hand = 移至手牌
zwo-to-wrecked = 移至全毀場區
zwo-to-deck = 放回咭組
zwo-to-area = 移至解決領域
zwo-stand = STAND
zwo-rest = REST
zwo-front = FRONT
zwo-back = BACK
zwo-half-wrecked = 半毀
zwo-colour-green = 綠
zwo-colour-blue = 藍
zwo-colour-red = 紅
zwo-colour-grey = 灰
zwo-keyword-amplify = 增幅
zwo-keyword-absorb = 吸收
zwo-keyword-erode = 侵食
zwo-phase-prepare = 準備階段
zwo-phase-draw = 抽牌階段
zwo-phase-mana = 魔力階段
zwo-phase-main = 主要階段
zwo-phase-battle = 戰鬥階段
zwo-phase-end = 結束階段

# What is printed on a card.

zwo-facts = { $facts }
zwo-effect = { $text }
zwo-category-zombie = 喪屍
zwo-category-event = EVENT
zwo-attribute-green = 綠（DEADMAN）
zwo-attribute-blue = 藍（MEKA Z）
zwo-attribute-red = 紅（IMMORTAL）
zwo-attribute-none = 灰（無屬性）
zwo-summon-cost = 登場 COST { $cost }
zwo-revive-cost = 復生 COST { $cost }
zwo-power = POWER { $power }
zwo-critical = CRITICAL { $critical }
zwo-rarity-rare = 稀有度 R
zwo-rarity-uncommon = 稀有度 UC
zwo-rarity-common = 稀有度 C

# The table.

zwo-before-turns = 遊戲準備
zwo-turn =
    { $seat_is ->
        [you] 第 { $turn } 回合：你
       *[other] 第 { $turn } 回合：{ $seat }
    }
zwo-attack-open = { $attacker }攻擊
zwo-attack-on-player =
    { $seat_is ->
        [you] { $attacker }（CRITICAL { $critical }）攻擊你
       *[other] { $attacker }（CRITICAL { $critical }）攻擊 { $seat }
    }
zwo-attack-on-zombie = { $attacker }（POWER { $one }）攻擊 { $target }（POWER { $two }）
zwo-area-next = 下一個解決：{ $item }
zwo-area-then = 其後：{ $item }
zwo-item-summon =
    { $seat_is ->
        [you] 你的 { $card }登場
       *[other] { $seat } 的 { $card }登場
    }
zwo-item-revive =
    { $seat_is ->
        [you] 你的 { $card }復生
       *[other] { $seat } 的 { $card }復生
    }
zwo-item-event =
    { $seat_is ->
        [you] 你的 EVENT { $card }
       *[other] { $seat } 的 EVENT { $card }
    }
zwo-item-ability =
    { $seat_is ->
        [you] 你的 { $card }的能力
       *[other] { $seat } 的 { $card }的能力
    }
zwo-item-auto =
    { $seat_is ->
        [you] 你的 { $card }的自動能力
       *[other] { $seat } 的 { $card }的自動能力
    }
zwo-item-keyword =
    { $seat_is ->
        [you] 你的 { $card }的{ $keyword }
       *[other] { $seat } 的 { $card }的{ $keyword }
    }
zwo-item-aimed = { $item }（目標：{ $targets }）
zwo-item-end-phase = { $phase }結束
zwo-item-step = 這次攻擊
zwo-item-battle = 喪屍之間的戰鬥
zwo-item-damage = 這次攻擊的傷害
zwo-part-printed = 卡面數值
zwo-part-damage = 受到的傷害
zwo-part-effect = 效果
zwo-count-life = 生命值 { $count }
zwo-count-hand = 手牌 { $count }
zwo-count-deck = 咭組 { $count }
zwo-count-wrecked = 全毀 { $count }
zwo-count-mana = 魔力 { $stand }/{ $count }
zwo-badge-copy = 第 { $place } 張
zwo-badge-cost = COST { $cost }
zwo-badge-damage = 傷害 { $damage }
zwo-badge-attacker = 攻擊中
zwo-badge-target = 攻擊對象
zwo-badge-owner =
    { $seat_is ->
        [you] 本來屬於你
       *[other] 本來屬於 { $seat }
    }
zwo-badge-shown = 已公開

# Questions.

zwo-ask-redraw =
    { $seat_is ->
        [you] 這是你的起始手牌：要保留，還是 7 張全部重抽 1 次？
       *[other] { $seat } 正在決定是否重抽。
    }
zwo-ask-mana =
    { $seat_is ->
        [you] 魔力階段：要放置手牌 1 張為魔力，還是將 BACK 魔力 1 張變為 FRONT？
       *[other] 現在是 { $seat } 的魔力階段。
    }
zwo-ask-main =
    { $seat_is ->
        [you] 主要階段：你要做什麼？
       *[other] 現在是 { $seat } 的主要階段。
    }
zwo-ask-battle =
    { $seat_is ->
        [you] 戰鬥階段：要以哪隻喪屍攻擊？
       *[other] 現在是 { $seat } 的戰鬥階段。
    }
zwo-ask-battle-none =
    { $seat_is ->
        [you] 戰鬥階段：你的喪屍都無法攻擊。
       *[other] 現在是 { $seat } 的戰鬥階段。
    }
zwo-ask-attack-target =
    { $seat_is ->
        [you] { $card }要攻擊誰？
       *[other] { $seat } 正在選擇 { $card }的攻擊對象。
    }
zwo-ask-block =
    { $seat_is ->
        [you] { $attack }：要防禦嗎？
       *[other] { $attack }：{ $seat } 正在決定是否防禦。
    }
zwo-ask-answer =
    { $seat_is ->
        [you] FREE TIMING：要回應「{ $item }」嗎？
       *[other] FREE TIMING：{ $seat } 可回應「{ $item }」。
    }
zwo-ask-order =
    { $seat_is ->
        [you] 你有多個自動能力在等候：接下來處理哪一個？
       *[other] { $seat } 正在選擇接下來處理的自動能力。
    }
zwo-ask-auto =
    { $seat_is ->
        [you] { $card }：你的自動能力發動。
       *[other] { $card }：{ $seat } 正在發動自動能力。
    }
zwo-ask-pick =
    { $seat_is ->
        [you] { $card }：請選擇{ $count }。
       *[other] { $card }：{ $seat } 正在選擇咭牌。
    }
zwo-choose-exactly = 咭牌 { $most } 張
zwo-choose-up-to = 最多 { $most } 張咭牌
zwo-ask-may =
    { $seat_is ->
        [you] { $card }：要使用效果嗎？
       *[other] { $card }：{ $seat } 正在決定是否使用效果。
    }
zwo-ask-choose-one =
    { $seat_is ->
        [you] { $card }：要選擇哪一項效果？
       *[other] { $card }：{ $seat } 正在選擇效果。
    }
zwo-ask-target =
    { $seat_is ->
        [you] { $card }：請選擇{ $count }。
       *[other] { $card }：{ $seat } 正在選擇{ $count }。
    }
zwo-target-exactly = 目標 { $most } 個
zwo-target-up-to = 最多 { $most } 個目標
zwo-ask-pay-summon =
    { $seat_is ->
        [you] { $card }：登場 COST { $cost }，要將哪張魔力變為 REST？
       *[other] { $card }：{ $seat } 正在支付登場 COST { $cost }。
    }
zwo-ask-pay-revive =
    { $seat_is ->
        [you] { $card }：復生 COST { $cost }，要將哪張魔力變為 BACK？
       *[other] { $card }：{ $seat } 正在支付復生 COST { $cost }。
    }
zwo-ask-pay =
    { $seat_is ->
        [you] { $card }：要以什麼支付 COST？
       *[other] { $card }：{ $seat } 正在支付 COST。
    }

# Answers, from the first choice to the last.

zwo-do-keep = 保留手牌
zwo-do-redraw = 重抽
zwo-do-place = 放置 { $card }為魔力（{ $lies }）
zwo-do-turn-mana = 將魔力 { $card }變為 FRONT
zwo-do-no-mana = 不改變魔力
zwo-do-summon = 讓 { $card }登場（COST { $cost }）
zwo-do-summon-event = 讓 { $card }登場
zwo-do-revive = 讓 { $card }復生（COST { $cost }）
zwo-do-use = 使用 { $card }的能力
zwo-do-use-event = 使用 EVENT { $card }
zwo-do-ability = 第 { $number } 個自動能力
zwo-do-target =
    { $seat_is ->
        [you] 以你的 { $card }為目標
       *[other] 以 { $seat } 的 { $card }為目標
    }
zwo-do-enough = 目標已足夠
zwo-do-pay = 以 { $card }支付
zwo-do-decline = 不支付
zwo-do-cancel = 重新選擇
zwo-do-end-main = 結束主要階段
zwo-do-attack = 以 { $card }攻擊
zwo-do-attack-player =
    { $seat_is ->
        [you] 攻擊你
       *[other] 攻擊 { $seat }
    }
zwo-do-attack-zombie = 攻擊 { $card }
zwo-do-block = 以 { $card }防禦
zwo-do-no-block = 不防禦
zwo-do-end-battle = 結束戰鬥階段
zwo-do-pass = 放棄權利
zwo-do-next = { $number }. { $card }：{ $text }
zwo-do-pick = 選擇 { $card }
zwo-do-done = 選擇完畢
zwo-do-yes = 是
zwo-do-no = 否
zwo-do-choose = 第 { $number } 項
zwo-do-concede = 投降
zwo-do-agree = 同意平手

# Events.

zwo-event-first-player =
    { $seat_is ->
        [you] 由你先攻。
       *[other] 由 { $seat } 先攻。
    }
zwo-event-hand-kept =
    { $seat_is ->
        [you] 你保留了手牌。
       *[other] { $seat } 保留了手牌。
    }
zwo-event-hand-redrawn =
    { $seat_is ->
        [you] 你重抽了手牌。
       *[other] { $seat } 重抽了手牌。
    }
zwo-event-turn-began =
    { $seat_is ->
        [you] 第 { $turn } 回合：你的回合。
       *[other] 第 { $turn } 回合：{ $seat } 的回合。
    }
zwo-event-phase-began =
    { $seat_is ->
        [you] 你的{ $phase }開始。
       *[other] { $seat } 的{ $phase }開始。
    }
zwo-event-prepared =
    { $seat_is ->
        [you] 準備階段：你的喪屍及魔力變為 STAND。
       *[other] 準備階段：{ $seat } 的喪屍及魔力變為 STAND。
    }
zwo-event-drew-seen =
    { $seat_is ->
        [you] 你抽了 { $card }。
       *[other] { $seat } 抽了 { $card }。
    }
zwo-event-drew =
    { $seat_is ->
        [you] 你抽了 1 張咭牌。
       *[other] { $seat } 抽了 1 張咭牌。
    }
zwo-event-shuffled =
    { $seat_is ->
        [you] 你將咭組洗牌。
       *[other] { $seat } 將咭組洗牌。
    }
zwo-event-moved-seen =
    { $seat_is ->
        [you] 你的 { $card }{ $from }{ $to }。
       *[other] { $seat } 的 { $card }{ $from }{ $to }。
    }
zwo-event-moved =
    { $seat_is ->
        [you] 你的 1 張咭牌{ $from }{ $to }。
       *[other] { $seat } 的 1 張咭牌{ $from }{ $to }。
    }
zwo-event-mana-placed-seen =
    { $seat_is ->
        [you] 你放置 { $card }為魔力（{ $lies }）。
       *[other] { $seat } 放置 { $card }為魔力（{ $lies }）。
    }
zwo-event-mana-placed =
    { $seat_is ->
        [you] 你放置 1 張咭牌為魔力（{ $lies }）。
       *[other] { $seat } 放置 1 張咭牌為魔力（{ $lies }）。
    }
zwo-event-mana-rested =
    { $seat_is ->
        [you] 你將 1 張魔力變為 REST。
       *[other] { $seat } 將 1 張魔力變為 REST。
    }
zwo-event-mana-front =
    { $seat_is ->
        [you] 你的魔力 { $card }變為 FRONT。
       *[other] { $seat } 的魔力 { $card }變為 FRONT。
    }
zwo-event-mana-back =
    { $seat_is ->
        [you] 你的魔力 { $card }變為 BACK。
       *[other] { $seat } 的魔力 { $card }變為 BACK。
    }
zwo-event-summon =
    { $seat_is ->
        [you] 你宣言 { $card }登場。
       *[other] { $seat } 宣言 { $card }登場。
    }
zwo-event-revive =
    { $seat_is ->
        [you] 你宣言 { $card }復生。
       *[other] { $seat } 宣言 { $card }復生。
    }
zwo-event-event-used =
    { $seat_is ->
        [you] 你使用 EVENT { $card }。
       *[other] { $seat } 使用 EVENT { $card }。
    }
zwo-event-ability-used =
    { $seat_is ->
        [you] 你使用 { $card }的能力。
       *[other] { $seat } 使用 { $card }的能力。
    }
zwo-event-auto =
    { $seat_is ->
        [you] 你的 { $card }的自動能力發動。
       *[other] { $seat } 的 { $card }的自動能力發動。
    }
zwo-event-keyword =
    { $seat_is ->
        [you] 你的 { $card }的{ $keyword }發動。
       *[other] { $seat } 的 { $card }的{ $keyword }發動。
    }
zwo-event-targeted-hidden =
    { $seat_is ->
        [you] 目標：你的第 { $place } 張 BACK 魔力。
       *[other] 目標：{ $seat } 的第 { $place } 張 BACK 魔力。
    }
zwo-event-targeted =
    { $seat_is ->
        [you] 目標：你的 { $card }。
       *[other] 目標：{ $seat } 的 { $card }。
    }
zwo-event-end-declared =
    { $seat_is ->
        [you] 你宣言結束{ $phase }。
       *[other] { $seat } 宣言結束{ $phase }。
    }
zwo-event-passed =
    { $seat_is ->
        [you] 你放棄權利。
       *[other] { $seat } 放棄權利。
    }
zwo-event-resolved =
    { $seat_is ->
        [you] 你的 { $card }的效果解決。
       *[other] { $seat } 的 { $card }的效果解決。
    }
zwo-event-entered =
    { $seat_is ->
        [you] { $card }在你的場地登場。
       *[other] { $card }在 { $seat } 的場地登場。
    }
zwo-event-revived =
    { $seat_is ->
        [you] 你的 { $card }復生。
       *[other] { $seat } 的 { $card }復生。
    }
zwo-event-injured =
    { $seat_is ->
        [you] 你的 { $card }損傷，變為半毀。
       *[other] { $seat } 的 { $card }損傷，變為半毀。
    }
zwo-event-injured-wrecked =
    { $seat_is ->
        [you] 你的 { $card }損傷，移至全毀場區。
       *[other] { $seat } 的 { $card }損傷，移至全毀場區。
    }
zwo-event-lowered =
    { $seat_is ->
        [you] 你的 { $card }移至半毀場區。
       *[other] { $seat } 的 { $card }移至半毀場區。
    }
zwo-event-stood =
    { $seat_is ->
        [you] 你的 { $card }變為 STAND。
       *[other] { $seat } 的 { $card }變為 STAND。
    }
zwo-event-rested =
    { $seat_is ->
        [you] 你的 { $card }變為 REST。
       *[other] { $seat } 的 { $card }變為 REST。
    }
zwo-event-control-changed =
    { $seat_is ->
        [you] { $card }由你控制。
       *[other] { $card }由 { $seat } 控制。
    }
zwo-event-zombie-damaged =
    { $seat_is ->
        [you] 你的 { $card }受到 { $damage } 點傷害。
       *[other] { $seat } 的 { $card }受到 { $damage } 點傷害。
    }
zwo-event-damage-cleared = 清除所有喪屍的傷害。
zwo-event-modified =
    { $seat_is ->
        [you] 效果適用於你的 { $card }。
       *[other] 效果適用於 { $seat } 的 { $card }。
    }
zwo-event-players-modified = 效果適用於玩家。
zwo-event-attacked =
    { $seat_is ->
        [you] 你以 { $card }攻擊。
       *[other] { $seat } 以 { $card }攻擊。
    }
zwo-event-player-targeted =
    { $seat_is ->
        [you] 攻擊對象：你。
       *[other] 攻擊對象：{ $seat }。
    }
zwo-event-zombie-targeted =
    { $seat_is ->
        [you] 攻擊對象：你的 { $card }。
       *[other] 攻擊對象：{ $seat } 的 { $card }。
    }
zwo-event-blocked =
    { $seat_is ->
        [you] 你以 { $card }防禦。
       *[other] { $seat } 以 { $card }防禦。
    }
zwo-event-not-blocked =
    { $seat_is ->
        [you] 你不防禦。
       *[other] { $seat } 不防禦。
    }
zwo-event-battle-declared = 喪屍之間即將戰鬥。
zwo-event-damage-declared = 攻擊即將造成傷害。
zwo-event-fought = 戰鬥：POWER { $attacker } 對 { $target }。
zwo-event-attack-ended = 攻擊結束。
zwo-event-player-damaged =
    { $seat_is ->
        [you] 你受到 { $damage } 點傷害：生命值 { $life }。
       *[other] { $seat } 受到 { $damage } 點傷害：生命值 { $life }。
    }
zwo-event-life-recovered =
    { $seat_is ->
        [you] 你回復 { $amount } 點生命值：生命值 { $life }。
       *[other] { $seat } 回復 { $amount } 點生命值：生命值 { $life }。
    }
zwo-event-lost =
    { $seat_is ->
        [you] 你輸了。
       *[other] { $seat } 輸了。
    }
zwo-event-won =
    { $seat_is ->
        [you] 你獲勝！
       *[other] { $seat } 獲勝。
    }
zwo-event-drawn = 平手：兩者均被視為輸掉。

# How it ended.

zwo-how-struck =
    { $seat_is ->
        [you] { $card }攻擊你，造成 { $damage } 點傷害，你的生命值變成 0。
       *[other] { $card }攻擊 { $seat }，造成 { $damage } 點傷害，{ $seat } 的生命值變成 0。
    }
zwo-how-damaged =
    { $seat_is ->
        [you] { $card }的效果對你造成 { $damage } 點傷害，你的生命值變成 0。
       *[other] { $card }的效果對 { $seat } 造成 { $damage } 點傷害，{ $seat } 的生命值變成 0。
    }
zwo-how-both-lost = { $card }的效果使雙方的生命值同時變成 0。
zwo-how-agreed = 雙方同意平手。
zwo-how-stuck = 雙方的咭組已空，而且連續 { $turns } 回合沒有任何變化。
zwo-how-loop = 自動能力已處理 { $times } 次，而且沒有人能使其停止。
zwo-how-conceded =
    { $seat_is ->
        [you] 你在第 { $turn } 回合投降。
       *[other] { $seat } 在第 { $turn } 回合投降。
    }
zwo-how-conceded-early =
    { $seat_is ->
        [you] 你在第一回合開始前投降。
       *[other] { $seat } 在第一回合開始前投降。
    }

# Refusals.

zwo-no-game-over = 遊戲已結束。
zwo-no-not-your-right =
    { $seat_is ->
        [you] 還有其他問題要先回答。
       *[other] 現在由 { $seat } 決定，不是你。
    }
zwo-no-not-your-right-nobody = 現在沒有人需要做決定。
zwo-no-bad-redraw = 重抽只可在第 1 回合前進行 1 次，並須重抽全部手牌。
zwo-no-bad-mana-action = 魔力行動只可在魔力階段進行 1 次；咭牌以 FRONT 放置，第 1 回合以 BACK。
zwo-no-bad-turning = 只有自己的 BACK 魔力可變為 FRONT。
zwo-no-cannot-summon = 只有手牌中的喪屍咭牌可登場，作為自己主要階段的行動。
zwo-no-bad-payment = 支付用的魔力不足，或方向、正反不符。
zwo-no-lacks-colour = 魔力當中欠缺 COST 所需的顏色。
zwo-no-cannot-revive = 只有自己的半毀喪屍可復生，作為自己主要階段的行動。
zwo-no-not-main-timing = 「主要」只可作為自己主要階段的行動使用。
zwo-no-not-free-timing = FREE 只可在主要階段及戰鬥階段，持有權利時使用。
zwo-no-wrong-place = 沒有可在那裡使用的能力。
zwo-no-used-up = { $card }的這個能力本回合已使用。
zwo-no-bad-target = 沒有符合的目標。
zwo-no-cannot-attack = 只有自己可攻擊的 STAND 喪屍，可在自己的戰鬥階段攻擊。
zwo-no-bad-attack-target = 攻擊對象只可以是對手玩家或對手的 REST 喪屍。
zwo-no-cannot-block = 只有自己可防禦的 STAND 喪屍，可在受到攻擊時防禦。
zwo-no-cannot-end-phase = 現在不能結束該階段。
zwo-no-forbidden = 效果或咭牌本身的 TEXT 現在不容許這樣做。
zwo-no-bad-cost-choice = 魔力以外的 COST 不能這樣支付。
zwo-no-still-waits = { $card }的效果仍在解決領域，只有其他咭牌可以使用 FREE 能力。

# Faults of a deck.

zwo-fault-of = s{ $seat } 的咭組：{ $fault }
zwo-fault-unknown-card = 沒有咭牌 { $number }。
zwo-fault-size = 有 { $cards } 張，必須是 50 張。
zwo-fault-copies = { $number } 有 { $count } 張，最多 4 張。

# Headings of the manual, under which a clause stands.
zwo-heading-numbered = { $heading } { $number }
zwo-heading-title = 標題
zwo-heading-cards = 咭牌說明
zwo-heading-zombie-card = 喪屍咭牌
zwo-heading-event-card = EVENT 咭牌
zwo-heading-terms = TEXT 內的用語及格式
zwo-heading-keywords = 關鍵詞能力
zwo-heading-keyword = 關鍵詞能力
zwo-heading-icons = ICON 及記號
zwo-heading-zones = 場區說明
zwo-heading-decks = 關於咭組
zwo-heading-life = 關於生命值
zwo-heading-winning = 遊戲的勝負
zwo-heading-before = 遊戲開始前的準備
zwo-heading-turn = 回合流程
zwo-heading-phase = 各階段詳情
zwo-heading-summoning = 喪屍的登場方法
zwo-heading-abilities = 發動喪屍擁有的能力
zwo-heading-events = EVENT 咭牌的使用方法
zwo-heading-revive = 喪屍的復生方法
zwo-heading-end-of-main = 主要階段結束
zwo-heading-step = 戰鬥階段步驟
zwo-heading-injury = 關於喪屍損傷
zwo-heading-end-of-battle = 戰鬥階段結束
zwo-heading-principle = 遊戲的原則
zwo-heading-answers = 有關規則的問與答
zwo-heading-free = 關於 FREE 能力
zwo-heading-declaration = 宣言
zwo-heading-example = 例

# What happens if nothing is added.
zwo-stake-life = 照現況：生命值 { $from } → { $to }{ $critical ->
    [0] {""}
   *[other] （CRITICAL { $critical }）
 }
zwo-stake-injured = 照現況：{ $card }損傷
zwo-stake-injured-in-battle = 照現況：{ $card }損傷（POWER { $one } 對 { $two }）
zwo-stake-lost = 照現況：輸掉遊戲{ $critical ->
    [0] {""}
   *[other] （CRITICAL { $critical }）
 }
zwo-stake-nothing = 照現況：沒有損失
zwo-stake-stands = 照現況：沒有損失（POWER { $one } 對 { $two }）

# As the game is offered, and how a match of it can be played.
zwo-short = ZOMBIE WORLD ORDER
zwo-about = 兩人。魔力、兩層喪屍、十點生命。
zwo-option-injury-threshold = 造成損傷的傷害（ZW-13.2）
zwo-option-injury-threshold-strict = 大於 POWER
zwo-option-injury-threshold-at-least = POWER 以上
zwo-option-same-card-answers = 效果等待中的卡片也可以回應（ZW-17.16）
zwo-option-late-targets = 自動能力在離開等待列時才需要目標（ZW-19.3）
