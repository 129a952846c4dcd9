# Harbour, the example of a game.
harbour-title = 港口
harbour-short = 港口
harbour-about = 兩位船長。暗中出價，能載多少載多少。
harbour-setup = 兩局，各十張重量一到五的卡片。
harbour-card = 重量{ $weight }的貨箱
harbour-hidden = 蓋著的貨箱
harbour-game = 第{ $game }局
harbour-round = 第{ $round }輪
harbour-zone-deck = 牌庫
harbour-zone-load = 船艙
harbour-zone-discards = 棄牌
harbour-zone-hand = 手牌
harbour-count-hand = 手牌 { $count }
harbour-count-points = 分數 { $count }
harbour-count-load = 載重 { $count }
harbour-ask-redraw =
    { $seat_is ->
        [you] 保留這手牌嗎？
       *[other] { $seat }決定手牌
    }
harbour-ask-bid =
    { $seat_is ->
        [you] 暗中選一個貨箱
       *[other] { $seat }選貨箱
    }
harbour-ask-load =
    { $seat_is ->
        [you] 最多裝兩箱，合計五
       *[other] { $seat }裝貨
    }
harbour-ask-scout =
    { $seat_is ->
        [you] 看兩張、洗牌或不動
       *[other] { $seat }偵察
    }
harbour-ask-order =
    { $seat_is ->
        [you] 以什麼順序放回？
       *[other] { $seat }放回卡片
    }
harbour-ask-next-game = 即將發下一局。
harbour-stake-load = 照現況：載重維持 { $load }

harbour-event-game-began = 第{ $game }局開始。
harbour-event-shuffled =
    { $seat_is ->
        [you] 你洗牌。
       *[other] { $seat }洗牌。
    }
harbour-event-put-aside =
    { $seat_is ->
        [you] 你的一張卡片蓋著放一旁。
       *[other] { $seat }的一張卡片蓋著放一旁。
    }
harbour-event-dealt-seen =
    { $seat_is ->
        [you] 你拿到{ $cards }。
       *[other] { $seat }拿到{ $cards }。
    }
harbour-event-dealt =
    { $seat_is ->
        [you] 你拿到四張。
       *[other] { $seat }拿到四張。
    }
harbour-event-kept =
    { $seat_is ->
        [you] 你保留手牌。
       *[other] { $seat }保留手牌。
    }
harbour-event-redrew =
    { $seat_is ->
        [you] 你重抽四張。
       *[other] { $seat }重抽四張。
    }
harbour-event-chosen =
    { $seat_is ->
        [you] 你選好了。
       *[other] { $seat }選好了。
    }
harbour-event-revealed = 翻開：{ $one } 與 { $two }。
harbour-event-won =
    { $seat_is ->
        [you] 你以{ $margin }之差贏得本輪。
       *[other] { $seat }以{ $margin }之差贏得本輪。
    }
harbour-event-tied = 相同：沒有人贏。
harbour-event-loaded =
    { $seat_is ->
        [you] 你裝上{ $cards }。
       *[other] { $seat }裝上{ $cards }。
    }
harbour-event-loaded-nothing =
    { $seat_is ->
        [you] 你不裝貨。
       *[other] { $seat }不裝貨。
    }
harbour-event-looked-seen =
    { $seat_is ->
        [you] 你看了{ $cards }。
       *[other] { $seat }看了{ $cards }。
    }
harbour-event-looked =
    { $seat_is ->
        [you] 你看了兩張。
       *[other] { $seat }看了兩張。
    }
harbour-event-put-back =
    { $seat_is ->
        [you] 你放回去。
       *[other] { $seat }放回去。
    }
harbour-event-passed =
    { $seat_is ->
        [you] 你不動牌庫。
       *[other] { $seat }不動牌庫。
    }
harbour-event-drew-seen =
    { $seat_is ->
        [you] 你抽到{ $card }。
       *[other] { $seat }抽到{ $card }。
    }
harbour-event-drew =
    { $seat_is ->
        [you] 你抽一張。
       *[other] { $seat }抽一張。
    }
harbour-event-game-ended = 本局結束：{ $one } 對 { $two }。
harbour-event-conceded =
    { $seat_is ->
        [you] 你認輸。
       *[other] { $seat }認輸。
    }
harbour-event-match-ended = 對戰結束。
harbour-how-loads =
    { $seat_is ->
        [you] 你裝了 { $more }，{ $other } 裝了 { $less }。
       *[other] { $other_is ->
            [you] { $seat } 裝了 { $more }，你裝了 { $less }。
           *[other] { $seat } 裝了 { $more }，{ $other } 裝了 { $less }。
        }
    }
harbour-how-loads-equal = 雙方都裝了 { $load }。
harbour-how-points =
    { $seat_is ->
        [you] 你得 { $more } 分，{ $other } 得 { $less } 分。
       *[other] { $other_is ->
            [you] { $seat } 得 { $more } 分，你得 { $less } 分。
           *[other] { $seat } 得 { $more } 分，{ $other } 得 { $less } 分。
        }
    }
harbour-how-points-equal = 雙方都得 { $points } 分。
harbour-how-conceded =
    { $seat_is ->
        [you] 你投降了。
       *[other] { $seat } 投降了。
    }
harbour-do-keep = 保留手牌
harbour-do-redraw = 重抽四張
harbour-do-bid = 選{ $card }
harbour-do-pick = 裝上{ $card }
harbour-do-done = 裝完了
harbour-do-cancel = 重新選擇
harbour-do-look = 看兩張
harbour-do-shuffle = 洗牌
harbour-do-pass = 不動
harbour-do-put = 接著{ $card }
harbour-do-concede = 認輸
harbour-do-next-game = 發下一局
harbour-no-over = 已經結束了。
harbour-no-not-over = 還沒結束。
harbour-no-not-asked = 還沒輪到你。
harbour-no-answer = 這不是這個問題的回答。
harbour-no-card = 沒有這張卡片。
harbour-no-order = 不能照這個順序。
harbour-no-heavy = 合計{ $total }：最多五。
harbour-no-few = 必須裝兩箱。
harbour-fault-decks = 需要兩副牌，不是{ $found }。
harbour-fault-size = 牌庫為八到十二張，不是{ $found }。
harbour-fault-weight = 沒有重量{ $found }的卡片。
harbour-fault-copies = 重量{ $weight }超過四張。
