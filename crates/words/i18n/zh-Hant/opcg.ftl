# ONE PIECE CARD GAME. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

opcg-title = ONE PIECE 卡牌遊戲
opcg-setup = { $one } 對 { $two }

# Cards and zones.

opcg-card = { $number } { $name }
opcg-card-at = { $card }（第{ $place }張）
opcg-card-hidden = 背面的卡片（{ $zone }第{ $place }張）
opcg-card-unknown = 一張卡片
opcg-name = { $name }
opcg-card-text = 效果：{ $text }
opcg-don = 咚!!
opcg-zone-leader = 領航卡
opcg-zone-characters = 角色卡
opcg-zone-stage = 舞台卡
opcg-zone-cost = 費用區
opcg-zone-hand = 手牌
opcg-zone-deck = 卡組
opcg-zone-trash = 廢棄區
opcg-zone-life = 生命值區
opcg-zone-limbo = 觸發器
opcg-from-leader = 從領航卡區
opcg-from-characters = 從角色卡區
opcg-from-stage = 從舞台卡區
opcg-from-hand = 從手牌
opcg-from-deck = 從卡組
opcg-from-trash = 從廢棄區
opcg-from-life = 從生命值區
opcg-from-limbo = 在觸發器解決後
opcg-to-leader = 移至領航卡區
opcg-to-characters = 移至角色卡區
opcg-to-stage = 移至舞台卡區
opcg-to-hand = 移至手牌
opcg-to-deck = 放回卡組
opcg-to-trash = 移至廢棄區
opcg-to-life = 移至生命值區
opcg-to-limbo = 離開，以發動觸發器
opcg-keyword-rush = 速攻
opcg-keyword-rush-character = 速攻：角色
opcg-keyword-blocker = 防禦
opcg-keyword-double-attack = 雙重攻擊
opcg-keyword-banish = 消失
opcg-keyword-unblockable = 防禦不可
opcg-sign-rock = 石頭
opcg-sign-paper = 布
opcg-sign-scissors = 剪刀

# What is printed on a card.

opcg-facts = { $facts }
opcg-effect = { $text }
opcg-type = 《{ $name }》
opcg-category-leader = 領航卡
opcg-category-character = 角色卡
opcg-category-event = 事件卡
opcg-category-stage = 舞台卡
opcg-colour-red = 紅
opcg-colour-green = 綠
opcg-colour-blue = 藍
opcg-colour-purple = 紫
opcg-colour-black = 黑
opcg-colour-yellow = 黃
opcg-attribute-slash = 屬性(斬)
opcg-attribute-strike = 屬性(打)
opcg-attribute-ranged = 屬性(射)
opcg-attribute-special = 屬性(特)
opcg-attribute-wisdom = 屬性(知)
opcg-attribute-unknown = 屬性(?)

# The table.

opcg-before-turns = 遊戲準備
opcg-turn =
    { $seat_is ->
        [you] 第{ $turn }回合：你
       *[other] 第{ $turn }回合：{ $seat }
    }
opcg-battle = { $attacker }（{ $one }）攻擊{ $target }（{ $two }）
opcg-count-life = 生命值 { $count }
opcg-count-hand = 手牌 { $count }
opcg-count-deck = 卡組 { $count }
opcg-count-trash = 廢棄區 { $count }
opcg-count-don-deck = 咚!!卡組 { $count }
opcg-badge-cost = 費用{ $cost }
opcg-badge-power = 力量值{ $power }
opcg-badge-counter = 反擊值+{ $counter }
opcg-badge-given = 附加咚!!{ $count }張
opcg-badge-rested = 休息狀態
opcg-badge-fresh = 本回合登場
opcg-badge-face-up = 正面
opcg-badge-shown = 已公開
opcg-badge-attacker = 攻擊中
opcg-badge-target = 攻擊對象
opcg-badge-copy = 第{ $place }張
opcg-badge-active-don = 活動狀態{ $count }張
opcg-badge-rested-don = 休息狀態{ $count }張
opcg-part-printed = 卡面數值
opcg-part-don = 附加的咚!!
opcg-part-counter = 反擊值
opcg-part-life = 生命值卡的增減
opcg-part-effect = 效果
opcg-waiting = { $card }：{ $text }

# Questions.

opcg-ask-sign =
    { $seat_is ->
        [you] 猜拳：你要出什麼？
       *[other] { $seat }正在選擇出拳。
    }
opcg-ask-choose-first =
    { $seat_is ->
        [you] 你猜拳獲勝了：要先攻還是後攻？
       *[other] { $seat }正在選擇先攻或後攻。
    }
opcg-ask-redraw =
    { $seat_is ->
        [you] 這是你的起始手牌：要保留，還是五張全部重抽一次？
       *[other] { $seat }正在決定是否重抽手牌。
    }
opcg-ask-main =
    { $seat_is ->
        [you] 主要階段：你要做什麼？
       *[other] 現在是{ $seat }的主要階段。
    }
opcg-ask-block =
    { $seat_is ->
        [you] { $attack }：要防禦嗎？
       *[other] { $attack }：{ $seat }正在決定是否防禦。
    }
opcg-ask-counter =
    { $seat_is ->
        [you] { $attack }：要反擊嗎？
       *[other] { $attack }：現在是{ $seat }的反擊步驟。
    }
# What these ask about.
opcg-attack = { $attacker }（力量值{ $one }）攻擊{ $target }（力量值{ $two }）
opcg-attack-unknown = 這次攻擊
opcg-leader-of =
    { $seat_is ->
        [you] 你的領航卡
       *[other] { $seat }的領航卡
    }
opcg-ask-life-card =
    { $seat_is ->
        [you] 受到傷害：要如何處理這張生命值卡？
       *[other] { $seat }正在查看生命值卡。
    }
opcg-ask-make-room =
    { $seat_is ->
        [you] 你已有五張角色卡：要將哪一張移至廢棄區？
       *[other] { $seat }正在選擇要移至廢棄區的角色卡。
    }
opcg-ask-order =
    { $seat_is ->
        [you] 你有多個效果待發動：接下來要發動哪一個？
       *[other] { $seat }正在選擇接下來發動的效果。
    }
opcg-ask-pick =
    { $seat_is ->
        [you] { $card }：請選擇{ $count }。
       *[other] { $card }：{ $seat }正在選擇卡片。
    }
opcg-choose-exactly = { $most }張卡片
opcg-choose-up-to = 最多{ $most }張卡片
opcg-choose-between = { $least }至{ $most }張卡片
opcg-ask-put-back =
    { $seat_is ->
        [you] { $card }：請將卡片一張一張放回。接下來是哪一張？
       *[other] { $card }：{ $seat }正在將卡片放回。
    }
opcg-ask-return-don =
    { $seat_is ->
        [you] { $card }：要將哪一張咚!!放回咚!!卡組？
       *[other] { $card }：{ $seat }正在選擇要放回咚!!卡組的咚!!。
    }
opcg-ask-move-don =
    { $seat_is ->
        [you] { $card }：要移動哪一張已附加的咚!!？
       *[other] { $card }：{ $seat }正在選擇要移動的咚!!。
    }
opcg-ask-how-many =
    { $seat_is ->
        [you] { $card }：要選多少？
       *[other] { $card }：{ $seat }正在選擇數量。
    }
opcg-ask-may =
    { $seat_is ->
        [you] { $card }：要使用效果嗎？
       *[other] { $card }：{ $seat }正在決定是否使用效果。
    }
opcg-ask-choose-one =
    { $seat_is ->
        [you] { $card }：要選擇哪一項效果？
       *[other] { $card }：{ $seat }正在選擇效果。
    }

# Answers, from the first choice to the last.

opcg-do-first = 先攻
opcg-do-second = 後攻
opcg-do-keep = 保留手牌
opcg-do-redraw = 重抽手牌
opcg-do-play = 使用{ $card }（費用{ $cost }）
opcg-do-over = 將{ $card }移至廢棄區
opcg-do-activate = 發動{ $card }的效果
opcg-do-ability = 第{ $number }個效果
opcg-do-give = 附加咚!!
opcg-do-give-to = 附加給{ $card }
opcg-do-attack = 以{ $card }攻擊（力量值{ $power }）
opcg-do-target = 攻擊{ $card }（力量值{ $power }）
opcg-do-end = 結束回合
opcg-do-block = 以{ $card }防禦（力量值{ $power }）
opcg-do-counter = 以{ $card }反擊（+{ $counter }）
opcg-do-counter-for = 強化{ $card }
opcg-do-counter-for-target = 強化被攻擊的{ $card }
opcg-do-counter-event = 發動{ $card }的反擊效果（費用{ $cost }）
opcg-do-pass = 跳過
opcg-do-trigger = 使用{ $card }的觸發器
opcg-do-take-life = 將{ $card }加入手牌
opcg-do-pick = 選擇{ $card }
opcg-do-top = 將{ $card }放在上方
opcg-do-bottom = 將{ $card }放在下方
opcg-do-done = 選擇完畢
opcg-do-yes = 是
opcg-do-no = 否
opcg-do-choose = 第{ $number }項
opcg-do-next = { $number }：{ $card }，{ $text }
opcg-do-number = 數量：{ $count }
opcg-do-return-active = 活動狀態的咚!!
opcg-do-return-rested = 休息狀態的咚!!
opcg-do-return-given = 附加在{ $card }上的咚!!
opcg-do-cancel = 重新選擇
opcg-do-concede = 投降

# Events.

opcg-event-signs = 猜拳：{ $one_is ->
    [you] 你
   *[other] { $one }
 } { $sign_one }，{ $two_is ->
    [you] 你
   *[other] { $two }
 } { $sign_two }。
opcg-event-first-player =
    { $seat_is ->
        [you] 由你先攻。
       *[other] 由{ $seat }先攻。
    }
opcg-event-chose-first =
    { $seat_is ->
        [you] 你猜拳獲勝，選擇先攻。
       *[other] { $seat }猜拳獲勝，選擇先攻。
    }
opcg-event-chose-second =
    { $seat_is ->
        [you] 你猜拳獲勝，選擇後攻。
       *[other] { $seat }猜拳獲勝，選擇後攻。
    }
opcg-event-hand-kept =
    { $seat_is ->
        [you] 你保留了手牌。
       *[other] { $seat }保留了手牌。
    }
opcg-event-hand-redrawn =
    { $seat_is ->
        [you] 你重抽了手牌。
       *[other] { $seat }重抽了手牌。
    }
opcg-event-turn-began =
    { $seat_is ->
        [you] 第{ $turn }回合：你的回合。
       *[other] 第{ $turn }回合：{ $seat }的回合。
    }
opcg-event-phase-ended =
    { $seat_is ->
        [you] 你結束了主要階段。
       *[other] { $seat }結束了主要階段。
    }
opcg-event-refreshed =
    { $seat_is ->
        [you] 重整階段：你的卡片與咚!!置為活動狀態。
       *[other] 重整階段：{ $seat }的卡片與咚!!置為活動狀態。
    }
opcg-event-drew-seen =
    { $seat_is ->
        [you] 你抽了{ $card }。
       *[other] { $seat }抽了{ $card }。
    }
opcg-event-drew =
    { $seat_is ->
        [you] 你抽了一張卡。
       *[other] { $seat }抽了一張卡。
    }
opcg-event-moved-seen =
    { $seat_is ->
        [you] 你的{ $card }{ $from }{ $to }。
       *[other] { $seat }的{ $card }{ $from }{ $to }。
    }
opcg-event-moved =
    { $seat_is ->
        [you] 你的一張卡片{ $from }{ $to }。
       *[other] { $seat }的一張卡片{ $from }{ $to }。
    }
opcg-event-put-back-seen =
    { $seat_is ->
        [you] 你的{ $card }重新{ $to }。
       *[other] { $seat }的{ $card }重新{ $to }。
    }
opcg-event-put-back =
    { $seat_is ->
        [you] 你的一張卡片重新{ $to }。
       *[other] { $seat }的一張卡片重新{ $to }。
    }
opcg-event-shuffled =
    { $seat_is ->
        [you] 你將卡組洗牌。
       *[other] { $seat }將卡組洗牌。
    }
opcg-event-looked-own =
    { $seat_is ->
        [you] 你查看了自己的{ $count }張卡片。
       *[other] { $seat }查看了自己的{ $count }張卡片。
    }
opcg-event-looked-other =
    { $seat_is ->
        [you] 你查看了對手的{ $count }張卡片。
       *[other] { $seat }查看了對手的{ $count }張卡片。
    }
opcg-event-revealed =
    { $seat_is ->
        [you] 你公開了{ $card }。
       *[other] { $seat }公開了{ $card }。
    }
opcg-event-played =
    { $seat_is ->
        [you] 你讓{ $card }登場。
       *[other] { $seat }讓{ $card }登場。
    }
opcg-event-event-activated =
    { $seat_is ->
        [you] 你發動了事件卡{ $card }。
       *[other] { $seat }發動了事件卡{ $card }。
    }
opcg-event-effect-activated =
    { $seat_is ->
        [you] 你的{ $card }的效果發動。
       *[other] { $seat }的{ $card }的效果發動。
    }
opcg-event-trigger-activated =
    { $seat_is ->
        [you] 你公開{ $card }並使用其觸發器。
       *[other] { $seat }公開{ $card }並使用其觸發器。
    }
opcg-event-rested =
    { $seat_is ->
        [you] 你的{ $card }置為休息狀態。
       *[other] { $seat }的{ $card }置為休息狀態。
    }
opcg-event-set-active =
    { $seat_is ->
        [you] 你的{ $card }置為活動狀態。
       *[other] { $seat }的{ $card }置為活動狀態。
    }
opcg-event-attacked =
    { $seat_is ->
        [you] 你以{ $card }攻擊{ $target }。
       *[other] { $seat }以{ $card }攻擊{ $target }。
    }
opcg-event-blocked =
    { $seat_is ->
        [you] 你以{ $card }防禦。
       *[other] { $seat }以{ $card }防禦。
    }
opcg-event-target-changed =
    { $seat_is ->
        [you] 攻擊對象變為你的{ $card }。
       *[other] 攻擊對象變為{ $seat }的{ $card }。
    }
opcg-event-countered =
    { $seat_is ->
        [you] 你以{ $card }反擊：力量值+{ $power }。
       *[other] { $seat }以{ $card }反擊：力量值+{ $power }。
    }
opcg-event-compared = 力量值{ $attacker }對{ $target }：攻擊成功。
opcg-event-compared-less = 力量值{ $attacker }對{ $target }：攻擊失敗。
opcg-event-battle-ended = 對戰結束。
opcg-event-knocked-out =
    { $seat_is ->
        [you] 你的{ $card }被KO。
       *[other] { $seat }的{ $card }被KO。
    }
opcg-event-damage =
    { $seat_is ->
        [you] 你受到{ $count }點傷害。
       *[other] { $seat }受到{ $count }點傷害。
    }
opcg-event-modified =
    { $seat_is ->
        [you] 你的{ $card }：力量值{ $power }。
       *[other] { $seat }的{ $card }：力量值{ $power }。
    }
opcg-event-don-added =
    { $seat_is ->
        [you] 你在費用區追加了{ $count }張咚!!。
       *[other] { $seat }在費用區追加了{ $count }張咚!!。
    }
opcg-event-don-added-rested =
    { $seat_is ->
        [you] 你在費用區追加了{ $count }張休息狀態的咚!!。
       *[other] { $seat }在費用區追加了{ $count }張休息狀態的咚!!。
    }
opcg-event-don-paid =
    { $seat_is ->
        [you] 你以{ $count }張咚!!支付費用。
       *[other] { $seat }以{ $count }張咚!!支付費用。
    }
opcg-event-don-given =
    { $seat_is ->
        [you] 你將{ $count }張咚!!附加給{ $card }。
       *[other] { $seat }將{ $count }張咚!!附加給{ $card }。
    }
opcg-event-don-came-back =
    { $seat_is ->
        [you] 附加的{ $count }張咚!!以休息狀態返回你的費用區。
       *[other] 附加的{ $count }張咚!!以休息狀態返回{ $seat }的費用區。
    }
opcg-event-don-set-active =
    { $seat_is ->
        [you] 你將{ $count }張咚!!置為活動狀態。
       *[other] { $seat }將{ $count }張咚!!置為活動狀態。
    }
opcg-event-don-rested =
    { $seat_is ->
        [you] 你將{ $count }張咚!!置為休息狀態。
       *[other] { $seat }將{ $count }張咚!!置為休息狀態。
    }
opcg-event-don-returned =
    { $seat_is ->
        [you] 你將{ $count }張咚!!放回咚!!卡組。
       *[other] { $seat }將{ $count }張咚!!放回咚!!卡組。
    }
opcg-event-lost =
    { $seat_is ->
        [you] 你戰敗。
       *[other] { $seat }戰敗。
    }
opcg-event-won =
    { $seat_is ->
        [you] 你獲勝！
       *[other] { $seat }獲勝。
    }
opcg-event-game-over = 遊戲結束：平手。

# How it ended.

opcg-how-struck =
    { $seat_is ->
        [you] { $card }以力量值{ $power }對{ $against }擊敗你的領航卡，而你已沒有生命值卡。
       *[other] { $card }以力量值{ $power }對{ $against }擊敗{ $seat }的領航卡，而{ $seat }已沒有生命值卡。
    }
opcg-how-damaged =
    { $seat_is ->
        [you] { $card }的效果對你的領航卡造成傷害，而你已沒有生命值卡。
       *[other] { $card }的效果對{ $seat }的領航卡造成傷害，而{ $seat }已沒有生命值卡。
    }
opcg-how-drew-last =
    { $seat_is ->
        [you] 你抽了卡組的最後一張卡片。
       *[other] { $seat }抽了卡組的最後一張卡片。
    }
opcg-how-deck-out =
    { $seat_is ->
        [you] 你的卡組已沒有卡片。
       *[other] { $seat }的卡組已沒有卡片。
    }
opcg-how-deck-out-late =
    { $seat_is ->
        [you] 你的卡組在這個回合用盡，而該回合已經結束。
       *[other] { $seat }的卡組在這個回合用盡，而該回合已經結束。
    }
opcg-how-deck-out-wins =
    { $seat_is ->
        [you] 你的卡組已沒有卡片，依你的卡片效果，此時由你獲勝。
       *[other] { $seat }的卡組已沒有卡片，依{ $seat }的卡片效果，此時由{ $seat }獲勝。
    }
opcg-how-text =
    { $seat_is ->
        [you] 依{ $card }的效果，你獲勝。
       *[other] 依{ $card }的效果，{ $seat }獲勝。
    }
opcg-how-conceded =
    { $seat_is ->
        [you] 你在第{ $turn }回合投降。
       *[other] { $seat }在第{ $turn }回合投降。
    }
opcg-how-conceded-early =
    { $seat_is ->
        [you] 你在第一回合開始前投降。
       *[other] { $seat }在第一回合開始前投降。
    }
opcg-how-both-lost = 雙方的卡組同時用盡。
opcg-how-loop = 同樣的局面第三次出現，而且沒有人能加以改變。

# Refusals.

opcg-no-game-over = 遊戲已結束。
opcg-no-not-your-decision =
    { $seat_is ->
        [you] 還有其他問題要先回答。
       *[other] 現在由{ $seat }決定，不是你。
    }
opcg-no-not-your-decision-nobody = 現在沒有人需要做決定。
opcg-no-wrong-timing = 現在不是做這件事的時機。
opcg-no-no-such-card = 那裡沒有這張卡片。
opcg-no-first-turn = 自己的第一個回合不能攻擊。
opcg-no-bad-replacement = 有五張角色卡時，必須指定要移至廢棄區的一張；不足五張時不能指定。
opcg-no-illegal-attacker = { $card }現在不能攻擊。
opcg-no-illegal-target = { $card }現在不能成為這張卡的攻擊對象。
opcg-no-illegal-give = 只能將自己費用區中活動狀態的咚!!附加給自己的領航卡或角色卡。
opcg-no-illegal-block = 這張卡現在不能防禦。
opcg-no-illegal-counter = 只有手牌中具有反擊值的角色卡才能反擊，且只能提升自己的領航卡或角色卡。
opcg-no-not-available = 現在不能這麼做，或這張卡沒有這種效果。
opcg-no-bad-choice = 這裡不能選擇這個。
opcg-no-bad-mulligan = 重抽手牌必須全部重抽，而且只能一次。
opcg-no-cannot-pay = 費用是{ $cost }，但你活動狀態的咚!!只有{ $active }張。
opcg-no-cannot-pay-effect = 現在無法支付這個效果的費用。

# Faults of a deck.

opcg-fault-of = s{ $seat }的卡組：{ $fault }
opcg-fault-unknown-card = 查無卡片{ $number }。
opcg-fault-leaders = 領航卡有{ $count }張，必須是1張。
opcg-fault-not-a-leader = { $number }不是領航卡。
opcg-fault-category = 領航卡{ $number }不能放入卡組。
opcg-fault-size = 卡組共有{ $cards }張，必須是50張。
opcg-fault-colour = { $number }沒有領航卡的顏色。
opcg-fault-copies = { $number }有{ $count }張，最多4張。
opcg-fault-kept-out = 領航卡的文字不允許放入{ $number }。

# What happens if nothing is added.
opcg-stake-fails = 照現況：攻擊失敗（{ $attacker } 對 { $target }）
opcg-stake-life = 照現況：生命值 { $from } → { $to }{ $short ->
    [0] {""}
   *[other] （力量值還差{ $short }）
 }
opcg-stake-falls = 照現況：{ $card }被KO{ $short ->
    [0] {""}
   *[other] （力量值還差{ $short }）
 }
opcg-stake-lost = 照現況：輸掉遊戲{ $short ->
    [0] {""}
   *[other] （力量值還差{ $short }）
 }
opcg-stake-nothing = 照現況：沒有損失

# As the game is offered, and how a match of it can be played.
opcg-short = ONE PIECE CARD GAME 航海王卡牌
opcg-about = 兩人。領航卡、咚!! 與蓋著的生命值。
opcg-option-any-colour = 卡組可放任何顏色的卡片（不適用 OP-3.2）
