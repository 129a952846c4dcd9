# The One Piece Cardgame of 2009. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

mm25-title = One Piece Cardgame（2009 年版）
mm25-setup = { $one }對{ $two }。先贏 { $wins } 局者獲勝。
mm25-setup-single = { $one }對{ $two }。只進行 1 局。
mm25-deck-gull-wind = 海鷗之風
mm25-deck-iron-harbour = 鐵港
mm25-deck-black-ledger = 黑帳冊
mm25-deck-own = 自組牌組（{ $crews }）

# Cards, crews and zones.

mm25-card = { $number } { $name }
mm25-card-titled = { $number } { $name }（{ $title }）
mm25-card-at = { $card }第 { $place } 張
mm25-card-with = { $card }（{ $facts }）
mm25-card-hidden = 未公開的卡 { $place }（{ $zone }）
mm25-card-unknown = 1 張卡
mm25-name = { $name }
mm25-card-text = 卡牌文字：{ $text }
mm25-text = { $text }
mm25-crew = { $name }
mm25-crew-dawn-gulls = 曙光海鷗團
mm25-crew-iron-tide = 鐵潮團
mm25-crew-citizens = 市民
mm25-crew-enemy = 敵方團隊
mm25-zone-bridge = 甲板
mm25-zone-reinforcements = 援軍
mm25-zone-techniques = 招式
mm25-zone-hand = 手牌
mm25-zone-ocean = 大海
mm25-zone-trophies = 懸賞名單
mm25-zone-logbook = 航海日誌
mm25-zone-life = 生命
mm25-zone-chest = 寶箱
mm25-zone-sideboard = 備牌
mm25-zone-deck = 牌組
mm25-from-bridge = 從甲板
mm25-from-reinforcements = 從援軍區
mm25-from-techniques = 從招式區
mm25-from-hand = 從手牌
mm25-from-ocean = 從大海
mm25-from-trophies = 從懸賞名單
mm25-from-logbook = 從航海日誌
mm25-from-life = 從生命區
mm25-from-chest = 從寶箱
mm25-from-sideboard = 從備牌
mm25-to-bridge = 移到甲板
mm25-to-reinforcements = 移到援軍區
mm25-to-techniques = 移到招式區
mm25-to-hand = 移到手牌
mm25-to-ocean = 移到大海
mm25-to-trophies = 移到懸賞名單
mm25-to-logbook = 移到航海日誌
mm25-to-life = 移到生命區
mm25-to-chest = 移到寶箱
mm25-to-sideboard = 移到備牌
mm25-space-captain = 船長
mm25-space-sailor-1 = 船員 1
mm25-space-sailor-2 = 船員 2
mm25-window-declared = 戰鬥宣言時
mm25-window-before = 戰鬥行動之前
mm25-window-battle-actions = 戰鬥行動
mm25-window-interrupt = 插入
mm25-window-before-comparison = 力量比較之前
mm25-window-after-comparison = 力量比較之後
mm25-window-before-damage = 造成傷害之前
mm25-window-defeated = 角色被擊敗時
mm25-window-after-battle = 戰鬥之後

# What is printed on a card.

mm25-facts = { $facts }
mm25-category-character = 角色
mm25-category-technique = 招式
mm25-category-team = 組隊
mm25-power = 力量 { $power }
mm25-damage = 傷害 { $damage }
mm25-life = 生命值 { $life }
mm25-life-left = 生命值 { $life }/{ $most }
mm25-members = 成員：{ $members }
mm25-users = 可使用者：{ $users }
mm25-users-anyone = 可使用者：任何人
mm25-limited = 限制 { $limit }
mm25-when = 使用時機：{ $window }
mm25-hats = 草帽標記 { $hats }
mm25-numbers-unknown = 數值不明
mm25-users-unknown = 可使用者不明
mm25-window-unknown = 使用時機不明

# The table.

mm25-game = 第 { $game } 局
mm25-game-sudden = 第 { $game } 局（驟死賽）
mm25-score = 比分 { $one }:{ $two }
mm25-time = 時間已到
mm25-exchanging = 與備牌交換中
mm25-setting-up = 遊戲準備
mm25-turn =
    { $seat_is ->
        [you] 第 { $turn } 回合：你
       *[other] 第 { $turn } 回合：{ $seat }
    }
mm25-actions = 已用行動 { $used }/{ $most }
mm25-final-phase = 結束階段
mm25-battle = 戰鬥：{ $one }（力量 { $power_one }）對 { $two }（力量 { $power_two }）
mm25-battle-broken = 戰鬥中的角色已離開
mm25-part-printed = 卡面數值
mm25-part-life = 生命卡的增減
mm25-part-battle = 本次戰鬥中獲得
mm25-waiting = { $card }：{ $text }
mm25-window = 時機：{ $window }
mm25-count-hand = 手牌 { $count }
mm25-count-chest = 寶箱 { $count }
mm25-count-logbook = 航海日誌 { $count }
mm25-count-trophies = 戰利品 { $count }（生命值 { $life }）
mm25-count-won = 勝局 { $count }
mm25-badge-copy = 第 { $place } 張
mm25-badge-attacker = 攻擊方
mm25-badge-target = 防守方
mm25-badge-began = 已開始過戰鬥
mm25-badge-used = 已使用能力
mm25-badge-face-down = 蓋放
mm25-badge-pending = 尚未生效
mm25-badge-shown = 已公開
mm25-badge-mulligan = 已使用海賊換牌
mm25-badge-exempt = 本回合免調整手牌

# Questions.

mm25-ask-sideboard =
    { $seat_is ->
        [you] 要與備牌交換卡牌，還是準備好開始下一局？
       *[other] { $seat } 正在與備牌交換卡牌。
    }
mm25-ask-choose-first =
    { $seat_is ->
        [you] 你抽籤獲勝：由誰先開始？
       *[other] { $seat } 正在選擇由誰先開始。
    }
mm25-ask-mulligan =
    { $seat_is ->
        [you] 要使用海賊換牌嗎？每場比賽限 1 次。
       *[other] { $seat } 正在決定是否使用海賊換牌。
    }
mm25-ask-place =
    { $seat_is ->
        [you] 遊戲準備：先選船長，再選至多 2 名船員（生命值合計至多 6），或重抽手牌。
       *[other] { $seat } 正在將角色放上甲板。
    }
mm25-ask-main =
    { $seat_is ->
        [you] 主要階段（剩餘 { $left } 個行動）：你要做什麼？
       *[other] 現在是 { $seat } 的主要階段。
    }
mm25-ask-discard =
    { $seat_is ->
        [you] 結束階段：要將哪張卡棄入大海？手牌保留 4 張。
       *[other] 結束階段：{ $seat } 正在將手牌減至 4 張。
    }
mm25-ask-exempt =
    { $seat_is ->
        [you] 結束階段：要將手牌調整為 4 張嗎？你可以不調整。
       *[other] 結束階段：{ $seat } 正在決定是否將手牌調整為 4 張。
    }
mm25-ask-battle =
    { $seat_is ->
        [you] { $battle }：請選擇戰鬥行動。
       *[other] { $battle }：{ $seat } 正在進行戰鬥行動。
    }
mm25-ask-window =
    { $seat_is ->
        [you] { $battle }，{ $window }：要使用卡牌嗎？
       *[other] { $battle }，{ $window }：{ $seat } 可使用卡牌。
    }
mm25-ask-interrupt =
    { $seat_is ->
        [you] { $card }已放置：要插入行動嗎？
       *[other] { $card }已放置：{ $seat } 可插入行動。
    }
mm25-ask-offer =
    { $seat_is ->
        [you] { $card }：要使用其能力嗎？
       *[other] { $card }：{ $seat } 正在決定是否使用其能力。
    }
mm25-ask-pick =
    { $seat_is ->
        [you] { $card }：請選擇{ $count }。
       *[other] { $card }：{ $seat } 正在選擇卡牌。
    }
mm25-choose-exactly = 卡牌 { $most } 張
mm25-choose-up-to = 卡牌至多 { $most } 張
mm25-ask-give =
    { $seat_is ->
        [you] { $card }：要將哪張手牌棄入大海？
       *[other] { $card }：{ $seat } 正在選擇棄入大海的手牌。
    }
mm25-ask-reinforce =
    { $seat_is ->
        [you] { $card }：要召喚誰作為援軍？
       *[other] { $card }：{ $seat } 可召喚援軍。
    }
mm25-ask-attacker =
    { $seat_is ->
        [you] { $card }：由誰開始戰鬥？
       *[other] { $card }：{ $seat } 正在選擇開始戰鬥的角色。
    }
mm25-ask-target =
    { $seat_is ->
        [you] { $card }：要對誰開始戰鬥？
       *[other] { $card }：{ $seat } 正在選擇戰鬥的對象。
    }
mm25-ask-may =
    { $seat_is ->
        [you] { $card }：要這樣做嗎？
       *[other] { $card }：{ $seat } 正在決定是否這樣做。
    }
mm25-ask-choose-one =
    { $seat_is ->
        [you] { $card }：要選擇效果的哪一部分？
       *[other] { $card }：{ $seat } 正在選擇效果的一部分。
    }

# Answers, from the first choice to the last.

mm25-do-swap-out = 從牌組取出 { $card }
mm25-do-swap-in = 換入 { $card }
mm25-do-ready = 準備好開始下一局
mm25-do-go-first = 由自己先開始
mm25-do-go-second = 讓對手先開始
mm25-do-mulligan = 使用海賊換牌
mm25-do-keep = 保留手牌
mm25-do-redraw = 將所有手牌棄入大海並抽 7 張卡
mm25-do-place = 蓋放 { $card }
mm25-do-in-space = 作為{ $space }
mm25-do-placed = 以此團隊開始
mm25-do-attack = 以 { $card }開始戰鬥
mm25-do-against = 對手角色 { $card }
mm25-do-activate = 使用 { $card }的能力
mm25-do-update = 更新航海日誌
mm25-do-call = 召喚 { $card }
mm25-do-move = 移動船員
mm25-do-increase = 增加手牌：抽 1 張卡
mm25-do-pass-turn = 結束回合
mm25-do-discard = 將 { $card }棄入大海
mm25-do-settle = 將手牌調整為 4 張
mm25-do-skip = 手牌保持不變
mm25-do-reinforce = 召喚 { $card }作為援軍
mm25-do-use = 使用招式 { $card }
mm25-do-team = 召喚組隊 { $card }
mm25-do-pass-battle = 跳過
mm25-do-decline = 不行動
mm25-do-pick = 選擇 { $card }
mm25-do-pick-of =
    { $seat_is ->
        [you] 選擇你的 { $card }
       *[other] 選擇 { $seat } 的 { $card }
    }
mm25-do-done = 選擇完畢
mm25-do-cancel = 重新選擇
mm25-do-yes = 是
mm25-do-no = 否
mm25-do-choose = 第 { $number } 項
mm25-do-concede = 認輸這一局
mm25-do-time = 宣告時間結束

# Events.

mm25-event-game-began = 第 { $game } 局開始。
mm25-event-game-began-sudden = 第 { $game } 局以驟死賽開始。
mm25-event-shuffled =
    { $seat_is ->
        [you] 你將寶箱洗牌。
       *[other] { $seat } 將寶箱洗牌。
    }
mm25-event-toss =
    { $seat_is ->
        [you] 你贏得抽籤。
       *[other] { $seat } 贏得抽籤。
    }
mm25-event-loser-begins =
    { $seat_is ->
        [you] 你輸掉上一局，因此先開始。
       *[other] { $seat } 輸掉上一局，因此先開始。
    }
mm25-event-chose-first =
    { $seat_is ->
        [you] 你贏得抽籤，選擇先開始。
       *[other] { $seat } 贏得抽籤，選擇先開始。
    }
mm25-event-chose-second =
    { $seat_is ->
        [you] 你贏得抽籤，選擇讓對方先開始。
       *[other] { $seat } 贏得抽籤，選擇讓對方先開始。
    }
mm25-event-logbook-dealt =
    { $seat_is ->
        [you] 你將 { $cards } 張卡放到航海日誌。
       *[other] { $seat } 將 { $cards } 張卡放到航海日誌。
    }
mm25-event-drew-seen =
    { $seat_is ->
        [you] 你抽到 { $card }。
       *[other] { $seat } 抽到 { $card }。
    }
mm25-event-drew =
    { $seat_is ->
        [you] 你抽 1 張卡。
       *[other] { $seat } 抽 1 張卡。
    }
mm25-event-could-not-draw =
    { $seat_is ->
        [you] 你的寶箱已空，無法抽卡。
       *[other] { $seat } 的寶箱已空，無法抽卡。
    }
mm25-event-mulligan =
    { $seat_is ->
        [you] 你使用海賊換牌。
       *[other] { $seat } 使用海賊換牌。
    }
mm25-event-hand-kept =
    { $seat_is ->
        [you] 你保留手牌。
       *[other] { $seat } 保留手牌。
    }
mm25-event-hand-redrawn =
    { $seat_is ->
        [you] 你將所有手牌棄入大海並重抽。
       *[other] { $seat } 將所有手牌棄入大海並重抽。
    }
mm25-event-placed =
    { $seat_is ->
        [you] 你蓋放了 { $characters } 名角色。
       *[other] { $seat } 蓋放了 { $characters } 名角色。
    }
mm25-event-revealed =
    { $seat_is ->
        [you] 你的{ $space }：{ $card }。
       *[other] { $seat } 的{ $space }：{ $card }。
    }
mm25-event-life-dealt =
    { $seat_is ->
        [you] 你的{ $space }獲得 { $cards } 張生命卡。
       *[other] { $seat } 的{ $space }獲得 { $cards } 張生命卡。
    }
mm25-event-turn-began =
    { $seat_is ->
        [you] 第 { $turn } 回合：你的回合。
       *[other] 第 { $turn } 回合：{ $seat } 的回合。
    }
mm25-event-turn-passed =
    { $seat_is ->
        [you] 你結束回合。
       *[other] { $seat } 結束回合。
    }
mm25-event-moved-seen =
    { $seat_is ->
        [you] 你的 { $card } { $from }{ $to }。
       *[other] { $seat } 的 { $card } { $from }{ $to }。
    }
mm25-event-moved =
    { $seat_is ->
        [you] 你的 1 張卡{ $from }{ $to }。
       *[other] { $seat } 的 1 張卡{ $from }{ $to }。
    }
mm25-event-logbook-updated =
    { $seat_is ->
        [you] 你將寶箱最上方的卡移到航海日誌。
       *[other] { $seat } 將寶箱最上方的卡移到航海日誌。
    }
mm25-event-called =
    { $seat_is ->
        [you] 你召喚 { $card }作為{ $space }。
       *[other] { $seat } 召喚 { $card }作為{ $space }。
    }
mm25-event-sailors-moved =
    { $seat_is ->
        [you] 你移動船員。
       *[other] { $seat } 移動船員。
    }
mm25-event-ability =
    { $seat_is ->
        [you] 你使用 { $card }的能力。
       *[other] { $seat } 使用 { $card }的能力。
    }
mm25-event-triggered =
    { $seat_is ->
        [you] 你的 { $card }的能力生效。
       *[other] { $seat } 的 { $card }的能力生效。
    }
mm25-event-battle =
    { $seat_is ->
        [you] 你開始戰鬥：{ $card } 對 { $target }。
       *[other] { $seat } 開始戰鬥：{ $card } 對 { $target }。
    }
mm25-event-battle-prevented =
    { $seat_is ->
        [you] 你阻止了戰鬥，戰鬥不會開始。
       *[other] { $seat } 阻止了戰鬥，戰鬥不會開始。
    }
mm25-event-reinforced =
    { $seat_is ->
        [you] 你召喚 { $card }作為援軍。
       *[other] { $seat } 召喚 { $card }作為援軍。
    }
mm25-event-quarrel =
    { $seat_is ->
        [you] 海賊團不同，你的 { $card }受到傷害。
       *[other] 海賊團不同，{ $seat } 的 { $card }受到傷害。
    }
mm25-event-technique-placed =
    { $seat_is ->
        [you] 你使用招式 { $card }。
       *[other] { $seat } 使用招式 { $card }。
    }
mm25-event-technique-used =
    { $seat_is ->
        [you] 你的招式 { $card }生效。
       *[other] { $seat } 的招式 { $card }生效。
    }
mm25-event-technique-annulled =
    { $seat_is ->
        [you] 你的招式 { $card }被無效。
       *[other] { $seat } 的招式 { $card }被無效。
    }
mm25-event-team =
    { $seat_is ->
        [you] 你召喚組隊 { $card }作為{ $space }。
       *[other] { $seat } 召喚組隊 { $card }作為{ $space }。
    }
mm25-event-battle-passed =
    { $seat_is ->
        [you] 你跳過。
       *[other] { $seat } 跳過。
    }
mm25-event-declined =
    { $seat_is ->
        [you] 你不行動。
       *[other] { $seat } 不行動。
    }
mm25-event-compared = 力量比較：{ $attacker } 對 { $target }。
mm25-event-battle-won =
    { $seat_is ->
        [you] 你的 { $card }戰鬥勝利。
       *[other] { $seat } 的 { $card }戰鬥勝利。
    }
mm25-event-battle-tied = 戰鬥平手。
mm25-event-damaged =
    { $seat_is ->
        [you] 你的 { $card }受到 { $damage } 點傷害。
       *[other] { $seat } 的 { $card }受到 { $damage } 點傷害。
    }
mm25-event-life-lost-seen =
    { $seat_is ->
        [you] 你的生命卡 { $card }加入手牌。
       *[other] { $seat } 的生命卡 { $card }加入手牌。
    }
mm25-event-life-lost =
    { $seat_is ->
        [you] 你的 1 張生命卡加入手牌。
       *[other] { $seat } 的 1 張生命卡加入手牌。
    }
mm25-event-mended =
    { $seat_is ->
        [you] 你的 { $card }恢復 1 點生命值。
       *[other] { $seat } 的 { $card }恢復 1 點生命值。
    }
mm25-event-defeated =
    { $seat_is ->
        [you] 你的 { $card }被擊敗，成為戰利品。
       *[other] { $seat } 的 { $card }被擊敗，成為戰利品。
    }
mm25-event-trophy =
    { $seat_is ->
        [you] 你的 { $card }成為戰利品。
       *[other] { $seat } 的 { $card }成為戰利品。
    }
mm25-event-looked =
    { $seat_is ->
        [you] 你查看對手的手牌。
       *[other] { $seat } 查看對手的手牌。
    }
mm25-event-saw =
    { $seat_is ->
        [you] 你的手牌：{ $card }。
       *[other] { $seat } 的手牌：{ $card }。
    }
mm25-event-saw-hidden =
    { $seat_is ->
        [you] 你的 1 張手牌被看到。
       *[other] { $seat } 的 1 張手牌被看到。
    }
mm25-event-battle-ended = 戰鬥結束。
mm25-event-hand-left =
    { $seat_is ->
        [you] 你保持手牌不變。
       *[other] { $seat } 保持手牌不變。
    }
mm25-event-time = 時間結束。
mm25-event-sudden-death = 驟死賽：先對對方船長造成傷害者也獲勝。
mm25-event-game-won =
    { $seat_is ->
        [you] 你贏得這一局。
       *[other] { $seat } 贏得這一局。
    }
mm25-event-game-drawn = 這一局平手。
mm25-event-exchanged =
    { $seat_is ->
        [you] 你與備牌交換 1 張卡。
       *[other] { $seat } 與備牌交換 1 張卡。
    }
mm25-event-match-won =
    { $seat_is ->
        [you] 你贏得比賽。
       *[other] { $seat } 贏得比賽。
    }
mm25-event-match-drawn = 比賽平手。

# How it ended.

mm25-how-captain =
    { $seat_is ->
        [you] 你的船長被擊敗。
       *[other] { $seat } 的船長被擊敗。
    }
mm25-how-captain-by =
    { $seat_is ->
        [you] { $card }擊敗了你的船長。
       *[other] { $card }擊敗了 { $seat } 的船長。
    }
mm25-how-trophies =
    { $seat_is ->
        [you] 你懸賞名單中的戰利品生命值合計為 { $life }，達到 { $enough } 即輸掉這一局。
       *[other] { $seat } 懸賞名單中的戰利品生命值合計為 { $life }，達到 { $enough } 即輸掉這一局。
    }
mm25-how-empty-chest =
    { $seat_is ->
        [you] 你必須抽卡，寶箱卻已空。
       *[other] { $seat } 必須抽卡，寶箱卻已空。
    }
mm25-how-sudden-death =
    { $seat_is ->
        [you] 在驟死賽中，你的船長先受到傷害。
       *[other] 在驟死賽中，{ $seat } 的船長先受到傷害。
    }
mm25-how-sudden-tie =
    { $seat_is ->
        [you] 在驟死賽中雙方船長平手，進攻方是你的船長，並造成了傷害。
       *[other] 在驟死賽中雙方船長平手，進攻方是 { $seat } 的船長，並造成了傷害。
    }
mm25-how-both-won = 雙方同時達成勝利條件。
mm25-how-both-won-by-text =
    { $seat_is ->
        [you] 雙方同時達成勝利條件，依你所用招式的文字，此時判你落敗。
       *[other] 雙方同時達成勝利條件，依 { $seat } 所用招式的文字，此時判 { $seat } 落敗。
    }
mm25-how-conceded =
    { $seat_is ->
        [you] 你在第 { $turn } 回合認輸。
       *[other] { $seat } 在第 { $turn } 回合認輸。
    }
mm25-how-conceded-early =
    { $seat_is ->
        [you] 你在第一回合開始前認輸。
       *[other] { $seat } 在第一回合開始前認輸。
    }
mm25-how-turn-limit = 這一局已進行 { $turns } 回合，判定平手。
mm25-how-games-won =
    { $seat_is ->
        [you] 你以 { $won } 比 { $lost } 贏得比賽。
       *[other] { $seat } 以 { $won } 比 { $lost } 贏得比賽。
    }
mm25-how-won-in-time =
    { $seat_is ->
        [you] 時間結束時比數相同，你贏得決勝局。
       *[other] 時間結束時比數相同，{ $seat } 贏得決勝局。
    }
mm25-how-ahead =
    { $seat_is ->
        [you] 時間結束，你以 { $won } 比 { $lost } 領先。
       *[other] 時間結束，{ $seat } 以 { $won } 比 { $lost } 領先。
    }
mm25-how-ahead-between-games =
    { $seat_is ->
        [you] 時間在兩局之間結束：雙方各得 1 分，你以 { $won } 比 { $lost } 領先。
       *[other] 時間在兩局之間結束：雙方各得 1 分，{ $seat } 以 { $won } 比 { $lost } 領先。
    }
mm25-how-games-limit = 進行了 { $games } 局，仍無人贏得 { $enough } 局。
mm25-how-captains =
    { $seat_is ->
        [you] 時間結束：你的船長{ $less ->
            [0] 沒有失去生命值
           *[other] 失去 { $less } 點生命值
        }，{ $other } 的船長失去 { $more } 點。
       *[other] { $other_is ->
            [you] 時間結束：{ $seat } 的船長{ $less ->
                [0] 沒有失去生命值
               *[other] 失去 { $less } 點生命值
            }，你的船長失去 { $more } 點。
           *[other] 時間結束：{ $seat } 的船長{ $less ->
                [0] 沒有失去生命值
               *[other] 失去 { $less } 點生命值
            }，{ $other } 的船長失去 { $more } 點。
        }
    }

# Refusals.

mm25-no-game-over = 比賽已結束。
mm25-no-window = 現在不能使用。
mm25-no-not-your-turn =
    { $seat_is ->
        [you] 請先回答另一個問題。
       *[other] 現在由 { $seat } 決定。
    }
mm25-no-not-your-turn-nobody = 現在沒有人需要決定。
mm25-no-mulligan-used = 海賊換牌每場比賽限用 1 次。
mm25-no-mulligan-late = 海賊換牌只能在對局開始時使用。
mm25-no-wrong-phase = 此階段不能這樣做。
mm25-no-must-redraw = 手牌中沒有可放置的角色，必須重抽。
mm25-no-not-character = 只有角色卡可以這樣使用。
mm25-no-team-reinforce = 組隊卡不能作為援軍。
mm25-no-no-captain = 必須有船長。
mm25-no-first-turn-battle = 玩家的第一個回合不能開始戰鬥。
mm25-no-ability-used = 此角色在本回合已使用過能力。
mm25-no-already-battled = 此角色在本回合已開始過戰鬥。
mm25-no-self-restricted = 該角色自身的文字不允許。
mm25-no-user = 這場戰鬥中沒有可使用此招式的角色。
mm25-no-limit = 此招式在這場戰鬥中已達限制。
mm25-no-team-member = 沒有該組隊的成員正在戰鬥。
mm25-no-team-1 = 組隊卡不在你的手牌中。
mm25-no-team-2 = 戰鬥中角色的海賊團不在組隊卡上。
mm25-no-team-3 = 另一名成員不是這場戰鬥的援軍。
mm25-no-team-4 = 另一名成員也在你的甲板上。
mm25-no-team-5 = 生命值與航海日誌合計不足以召喚組隊。
mm25-no-space = 不能放在該位置。
mm25-no-same-name = 甲板上已有同名的角色。
mm25-no-setup-life = 生命值合計會超過 6。
mm25-no-target = 沒有合法的對象。
mm25-no-protected = 它受到效果保護。
mm25-no-straw-hat = 有草帽標記的卡不能從大海取回。
mm25-no-no-actions = 剩餘的行動不足。
mm25-no-logbook = 航海日誌的卡不足。
mm25-no-chest-empty = 寶箱已空。
mm25-no-hand-size = 手牌張數過多或不足。
mm25-no-cost = 無法支付代價，或缺少所需的條件。
mm25-no-sideboard = 牌組將不合規則，或沒有該卡。

# Faults of a deck.

mm25-fault-of = s{ $seat } 的牌組：{ $fault }
mm25-fault-unknown-card = 沒有 { $number } 這張卡。
mm25-fault-unknown-numbers = { $number } 的數值不明；補上後才能使用。
mm25-fault-size = { $cards } 張。必須為 32 張。
mm25-fault-copies = { $number } 有 { $count } 張。至多 { $most } 張。
mm25-fault-no-captain = 沒有可擔任船長的角色。
mm25-fault-sideboard = 備牌有 { $cards } 張。至多 10 張。

# What happens if nothing is added.
mm25-stake-life = 照現況：{ $space }的生命 { $from } → { $to }{ $behind ->
    [0] {""}
   *[other] （力量落後{ $behind }）
 }
mm25-stake-lost = 照現況：輸掉遊戲{ $behind ->
    [0] {""}
   *[other] （力量落後{ $behind }）
 }
mm25-stake-nothing = 照現況：沒有傷害{ $ahead ->
    [0] {""}
   *[other] （力量領先{ $ahead }）
 }

# As the game is offered, and how a match of it can be played.
mm25-short = One Piece Cardgame（2009）
mm25-about = 兩人。一名船長、兩名船員、三個行動。
mm25-option-best-of = 對戰長度
mm25-option-best-of-3 = 三戰兩勝
mm25-option-best-of-1 = 一場
