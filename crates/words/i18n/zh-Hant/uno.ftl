# UNO One Piece. A seat's argument comes twice: $seat is the name, $seat_is says whether that is you.

uno-title = UNO One Piece 新世界篇

uno-colour-blue = 藍
uno-colour-green = 綠
uno-colour-red = 紅
uno-colour-yellow = 黃
uno-colour-none = 無

uno-card-number = { $colour }{ $number }
uno-card-draw-two = { $colour }色罰抽兩張牌
uno-card-reverse = { $colour }色反轉牌
uno-card-skip = { $colour }色阻擋牌
uno-card-wild = 萬用牌
uno-card-ace = 王牌
uno-card-red-hair = 紅髮牌
uno-card-blackbeard = 黑鬍子牌

uno-direction-clockwise = 順時針
uno-direction-counter-clockwise = 逆時針

uno-mode-rounds = 固定回合制（得分與扣分）
uno-mode-first500 = 先達500分制
uno-mode-elimination = 扣分淘汰制
uno-setup = { $seats }位玩家 · { $mode } · { $preset }
uno-preset-standard = 標準規則
uno-preset-table = 牌桌規則

# The table.

uno-zone-pile = 抽牌堆
uno-zone-discards = 棄牌堆
uno-zone-hand = 手牌
uno-round = 第{ $round }回合
uno-round-of = 第{ $round }回合（共{ $rounds }回合）
uno-colour-in-force = 有效顏色：{ $colour }
uno-direction = 方向：{ $direction }
uno-counter-cards = 手牌{ $count }張
uno-counter-total = { $count }分
uno-counter-account = 扣{ $count }分
uno-badge-drawn = 剛抽到
uno-badge-known = 已知
uno-badge-dealer = 發牌人
uno-badge-left = 已離場

# Questions.

uno-ask-turn =
    { $seat_is ->
        [you] 輪到你了：請出牌或抽牌。
       *[other] 輪到{ $seat }出牌或抽牌。
    }
uno-ask-after-draw =
    { $seat_is ->
        [you] 抽到的牌可以出：要打出還是留著？
       *[other] { $seat }可以打出剛抽到的牌。
    }
uno-ask-choose-colour =
    { $seat_is ->
        [you] 桌上是萬用牌：請選擇一種顏色。
       *[other] 由{ $seat }選擇顏色。
    }
uno-ask-misplay =
    { $seat_is ->
        [you] 這張牌不符合。要指責嗎？
       *[other] { $seat }正在決定是否指責出錯牌。
    }
uno-ask-challenge =
    { $seat_is ->
        [you] { $by }的王牌（+4）：要挑戰，還是抽四張牌？
       *[other]
            { $by_is ->
                [you] { $seat }正在決定是否挑戰你的王牌（+4）。
               *[other] { $seat }正在決定是否挑戰{ $by }的王牌（+4）。
            }
    }
uno-ask-catch =
    { $seat_is ->
        [you] 有人忘了喊話。要指責嗎？
       *[other] { $seat }可以指責或放過。
    }
uno-ask-next-round = 可以開始下一回合了。

# Answers, from the first choice to the last.

uno-do-play = 打出{ $card }
uno-do-name-colour = 指定{ $colour }色
uno-do-no-gift = 不贈牌
uno-do-give = 把{ $card }送給{ $seat }
uno-do-call = 喊「我要成為海賊王！」
uno-do-no-call = 不喊話
uno-do-draw = 抽一張牌
uno-do-keep = 留著這張牌
uno-do-choose-colour = { $colour }色
uno-do-challenge = 挑戰
uno-do-accept = 抽四張牌
uno-do-catch = 指責{ $seat }忘喊
uno-do-accuse-misplay = 指責{ $seat }出錯牌
uno-do-accuse-draw = 指責{ $seat }有牌可出卻抽牌
uno-do-pass = 放過
uno-do-concede = 離開這場遊戲
uno-do-next-round = 開始下一回合
uno-do-window-over = 結束反應時間
uno-do-time-out = { $seat }超時

# Events.

uno-event-dealer-drew =
    { $seat_is ->
        [you] 抽牌決定發牌人：你抽到{ $card }。
       *[other] 抽牌決定發牌人：{ $seat }抽到{ $card }。
    }
uno-event-dealer =
    { $seat_is ->
        [you] 由你擔任發牌人。
       *[other] 由{ $seat }擔任發牌人。
    }
uno-event-round-began = 第{ $round }回合開始。
uno-event-dealt-seen =
    { $seat_is ->
        [you] 你拿到的牌：{ $cards }。
       *[other] { $seat }拿到的牌：{ $cards }。
    }
uno-event-dealt =
    { $seat_is ->
        [you] 你拿到七張牌。
       *[other] { $seat }拿到七張牌。
    }
uno-event-start-refused = { $card }不能作為起始牌，放回抽牌堆。
uno-event-start-card = 起始牌是{ $card }。
uno-event-colour-chosen =
    { $seat_is ->
        [you] 你選擇{ $colour }色。
       *[other] { $seat }選擇{ $colour }色。
    }
uno-event-called =
    { $seat_is ->
        [you] 你大喊：「我要成為海賊王！」
       *[other] { $seat }大喊：「我要成為海賊王！」
    }
uno-event-played =
    { $seat_is ->
        [you] 你打出{ $card }。
       *[other] { $seat }打出{ $card }。
    }
uno-event-played-naming =
    { $seat_is ->
        [you] 你打出{ $card }，指定{ $colour }色。
       *[other] { $seat }打出{ $card }，指定{ $colour }色。
    }
uno-event-my-era =
    { $seat_is ->
        [you] 你大喊：「我的時代到了！」
       *[other] { $seat }大喊：「我的時代到了！」
    }
uno-event-this-hat =
    { $seat_is ->
        [you] 你說：「這張牌（這頂帽子）...就送給你吧。」
       *[other] { $seat }說：「這張牌（這頂帽子）...就送給你吧。」
    }
uno-event-gave = { $from_is ->
    [you] 你
   *[other] { $from }
 } → { $to_is ->
    [you] 你
   *[other] { $to }
 }：送出一張牌，牌面朝下。
uno-event-gave-seen =
    { $from_is ->
        [you] 你把{ $card }送給{ $to }。
       *[other]
            { $to_is ->
                [you] { $from }把{ $card }送給你。
               *[other] { $from }把{ $card }送給{ $to }。
            }
    }
uno-event-reversed = 方向變為{ $direction }。
uno-event-skipped =
    { $seat_is ->
        [you] 你被跳過。
       *[other] { $seat }被跳過。
    }
uno-event-drew-seen =
    { $seat_is ->
        [you] 你抽到{ $card }。
       *[other] { $seat }抽到{ $card }。
    }
uno-event-drew =
    { $seat_is ->
        [you] 你抽了一張牌。
       *[other] { $seat }抽了一張牌。
    }
uno-event-drew-nothing =
    { $seat_is ->
        [you] 牌已抽完，你沒有牌可抽。
       *[other] 牌已抽完，{ $seat }沒有牌可抽。
    }
uno-event-kept =
    { $seat_is ->
        [you] 你選擇留著這張牌。
       *[other] { $seat }選擇留著這張牌。
    }
uno-event-passed-automatically =
    { $seat_is ->
        [you] 你無法出牌也無法抽牌，自動輪到下一位。
       *[other] { $seat }無法出牌也無法抽牌，自動輪到下一位。
    }
uno-event-reshuffled = { $cards }張棄牌洗成新的抽牌堆。
uno-event-accepted-ace =
    { $seat_is ->
        [you] 你接受王牌。
       *[other] { $seat }接受王牌。
    }
# Two players: names only, so that they can stand for you too.
uno-event-challenge-upheld = 挑戰（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：成立，當時手中有其他可用的牌。
uno-event-challenge-failed = 挑戰（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：失敗，王牌沒有違規。
uno-event-catch-upheld = 指責忘喊（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：成立，確實忘了喊話。
uno-event-catch-failed = 指責忘喊（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：失敗，沒有根據。
uno-event-misplay-upheld = 指責出錯牌（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：成立，這張牌不符合。
uno-event-misplay-failed = 指責出錯牌（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：失敗，這張牌符合。
uno-event-accused-draw = 指責抽牌（{ $by_is ->
    [you] 你
   *[other] { $by }
 } → { $against_is ->
    [you] 你
   *[other] { $against }
 }）：不論對錯，一律由指責者受罰。
uno-event-took-back =
    { $seat_is ->
        [you] 你收回{ $card }。
       *[other] { $seat }收回{ $card }。
    }
uno-event-counted =
    { $seat_is ->
        [you] 你的手牌共{ $points }分，扣分累計{ $account }分。
       *[other] { $seat }的手牌共{ $points }分，扣分累計{ $account }分。
    }
uno-event-left =
    { $seat_is ->
        [you] 你離開了這場遊戲。
       *[other] { $seat }離開了這場遊戲。
    }
uno-event-out =
    { $seat_is ->
        [you] 你出局了。
       *[other] { $seat }出局了。
    }
uno-event-round-won =
    { $seat_is ->
        [you] 你贏得這一回合，成為海賊王！
       *[other] { $seat }贏得這一回合，成為海賊王。
    }
uno-event-round-void = 這一回合進行太久，判定無效。
uno-event-scored =
    { $seat_is ->
        [you] 你記上{ $points }分，總分為{ $total }分。
       *[other] { $seat }記上{ $points }分，總分為{ $total }分。
    }
uno-event-match-ended = 整場勝負已定。

# How it ended.

uno-how-last-card =
    { $seat_is ->
        [you] 你打出了最後一張手牌：{ $card }。
       *[other] { $seat }打出了最後一張手牌：{ $card }。
    }
uno-how-last-gift =
    { $seat_is ->
        [you] 你送出了最後一張手牌。
       *[other] { $seat }送出了最後一張手牌。
    }
uno-how-turn-limit = 這一回合已進行{ $turns }個輪次，判定無效。
uno-how-player =
    { $seat_is ->
        [you] 你
       *[other] { $seat }
    }
uno-how-last-in =
    { $seat_is ->
        [you] 其他人都已出局；你的扣分為{ $total }分。
       *[other] 其他人都已出局；{ $seat }的扣分為{ $total }分。
    }
uno-how-others-left =
    { $seat_is ->
        [you] 其他人都離開了這場遊戲。
       *[other] 除{ $seat }以外，所有人都離開了這場遊戲。
    }
uno-how-points-reached =
    { $seat_is ->
        [you] 你達到{ $total }分（目標{ $goal }分）。
       *[other] { $seat }達到{ $total }分（目標{ $goal }分）。
    }
uno-how-rounds-played =
    { $count ->
        [1] { $seat_is ->
            [you] 打完{ $rounds }回合，你的總分最高：{ $total }分。
           *[other] 打完{ $rounds }回合，{ $seat }的總分最高：{ $total }分。
        }
       *[other] 打完{ $rounds }回合，{ $players }並列最高總分：{ $total }分。
    }
uno-how-round-limit =
    { $count ->
        [1] { $seat_is ->
            [you] 打滿上限{ $rounds }回合，你的總分最高：{ $total }分。
           *[other] 打滿上限{ $rounds }回合，{ $seat }的總分最高：{ $total }分。
        }
       *[other] 打滿上限{ $rounds }回合，{ $players }並列最高總分：{ $total }分。
    }
uno-how-round-limit-account =
    { $count ->
        [1] { $seat_is ->
            [you] 打滿上限{ $rounds }回合，你的扣分最少：{ $total }分。
           *[other] 打滿上限{ $rounds }回合，{ $seat }的扣分最少：{ $total }分。
        }
       *[other] 打滿上限{ $rounds }回合，{ $players }並列扣分最少：{ $total }分。
    }

# Refusals.

uno-no-not-your-turn =
    { $seat_is ->
        [you] 請先回答目前的問題。
       *[other] 現在輪到{ $seat }回答，不是你。
    }
uno-no-not-your-turn-nobody = 現在沒有人可以行動。
uno-no-round-over = 回合已經結束。
uno-no-match-over = 整場遊戲已經結束。
uno-no-round-not-over = 回合還沒結束。
uno-no-card-not-in-hand = 你手中沒有{ $card }。
uno-no-card-does-not-match = { $card }既不符合有效顏色（{ $colour }），也無法對應{ $top }。
uno-no-only-drawn-card = 抽牌後只能出抽到的牌：{ $card }。
uno-no-not-drawn = 你還沒抽牌，沒有可以留著的牌。
uno-no-already-drawn = 你在這個輪次已經抽過牌了。
uno-no-nothing-to-draw = 已經沒有牌可抽，而你手中有可出的牌。
uno-no-colour-missing = 必須指定一種顏色。
uno-no-colour-not-allowed = 這裡不能指定顏色。
uno-no-bad-colour = 沒有這種顏色，請從藍、綠、紅、黃中選擇。
uno-no-target-missing = 請選擇要送給誰。
uno-no-gift-missing = 請選擇要送出的牌。
uno-no-target-self = 不能把牌送給自己。
uno-no-target-out = { $seat }不在這場遊戲中。
uno-no-gift-not-in-hand = 你手中沒有{ $card }可以送。
uno-no-gift-not-allowed = 出這張牌時不能贈牌。
uno-no-call-not-due = 只有出牌後剩一張，或以贈牌送出最後一張時，才需要喊話。
uno-no-reaction-closed = 現在沒有可以這樣反應的對象，或對象不對。
uno-no-self-reaction = 不能指責自己。
uno-no-not-next-player = 只有下一位玩家{ $seat }可以挑戰。
uno-no-no-ace = 沒有可以挑戰或接受的王牌。
uno-no-already-settled = 已經有人指責過了。
uno-no-reaction-off = 只有採用牌桌規則時才能這樣指責。
uno-no-bad-input = 這不是這個遊戲的輸入。

# Faults of a setup.

uno-fault-player-count = 玩家人數為{ $count }：必須是2到10人。
uno-fault-rounds = 回合數為{ $count }：必須是1到99。
uno-fault-turn-limit = 輪次上限為{ $count }：至少必須是1。
uno-fault-round-limit = 回合上限為{ $count }：必須是1到99。
uno-fault-dealer = 指定為發牌人的座位{ $count }沒有玩家。

# What happens if nothing is added.
uno-stake-draws = { $count ->
    [0] 照現況：不必抽牌
   *[other] 照現況：抽{ $count }張
 }

# As the game is offered, and how a match of it can be played.
uno-short = UNO 航海王
uno-about = 二至十人。王牌可以唬人，最後一張前要喊。
uno-option-preset = 預設
uno-option-preset-standard = 螢幕能處理的由程式處理
uno-option-preset-table = 所有印出的規則
uno-option-mode = 勝負方式
uno-option-mode-rounds = 固定局數
uno-option-mode-first500 = 先得500分
uno-option-mode-elimination = 留到最後的人
uno-option-rounds = 局數
uno-option-turn-limit = 一局超過這麼多回合即無效
