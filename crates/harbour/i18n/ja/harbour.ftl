# Harbour, the example of a game.
harbour-title = ハーバー
harbour-short = ハーバー
harbour-about = 二人の船長。秘密の入札、積めるだけ積む。
harbour-setup = 2ゲーム、重さ1から5のカード各10枚。
harbour-card = 重さ{ $weight }の荷
harbour-hidden = 伏せた荷
harbour-game = 第{ $game }ゲーム
harbour-round = 第{ $round }ラウンド
harbour-zone-deck = 山札
harbour-zone-load = 船倉
harbour-zone-discards = 捨て札
harbour-zone-hand = 手札
harbour-count-hand = 手札 { $count }
harbour-count-points = 得点 { $count }
harbour-count-load = 積荷 { $count }
harbour-ask-redraw =
    { $seat_is ->
        [you] この手札でいいですか？
       *[other] { $seat }が手札を決める
    }
harbour-ask-bid =
    { $seat_is ->
        [you] 秘密に荷を1つ選ぶ
       *[other] { $seat }が荷を選ぶ
    }
harbour-ask-load =
    { $seat_is ->
        [you] 合計5まで、2つまで積む
       *[other] { $seat }が積む
    }
harbour-ask-scout =
    { $seat_is ->
        [you] 2枚見る、切る、そのまま
       *[other] { $seat }が偵察する
    }
harbour-ask-order =
    { $seat_is ->
        [you] どの順に戻しますか？
       *[other] { $seat }がカードを戻す
    }
harbour-ask-next-game = 次のゲームを配ります。
harbour-stake-load = このまま：積荷は { $load } のまま

harbour-event-game-began = 第{ $game }ゲーム開始。
harbour-event-shuffled =
    { $seat_is ->
        [you] あなたは山札を切った。
       *[other] { $seat }は山札を切った。
    }
harbour-event-put-aside =
    { $seat_is ->
        [you] あなたの1枚を見ずに脇へ。
       *[other] { $seat }の1枚を見ずに脇へ。
    }
harbour-event-dealt-seen =
    { $seat_is ->
        [you] あなたに配られた：{ $cards }。
       *[other] { $seat }に配られた：{ $cards }。
    }
harbour-event-dealt =
    { $seat_is ->
        [you] あなたに4枚配られた。
       *[other] { $seat }に4枚配られた。
    }
harbour-event-kept =
    { $seat_is ->
        [you] あなたは手札を残した。
       *[other] { $seat }は手札を残した。
    }
harbour-event-redrew =
    { $seat_is ->
        [you] あなたは4枚引き直した。
       *[other] { $seat }は4枚引き直した。
    }
harbour-event-chosen =
    { $seat_is ->
        [you] あなたは選んだ。
       *[other] { $seat }は選んだ。
    }
harbour-event-revealed = 公開：{ $one } と { $two }。
harbour-event-won =
    { $seat_is ->
        [you] あなたが差{ $margin }で勝った。
       *[other] { $seat }が差{ $margin }で勝った。
    }
harbour-event-tied = 同じ：勝者なし。
harbour-event-loaded =
    { $seat_is ->
        [you] あなたは{ $cards }を積んだ。
       *[other] { $seat }は{ $cards }を積んだ。
    }
harbour-event-loaded-nothing =
    { $seat_is ->
        [you] あなたは何も積まない。
       *[other] { $seat }は何も積まない。
    }
harbour-event-looked-seen =
    { $seat_is ->
        [you] あなたは{ $cards }を見た。
       *[other] { $seat }は{ $cards }を見た。
    }
harbour-event-looked =
    { $seat_is ->
        [you] あなたは2枚見た。
       *[other] { $seat }は2枚見た。
    }
harbour-event-put-back =
    { $seat_is ->
        [you] あなたは戻した。
       *[other] { $seat }は戻した。
    }
harbour-event-passed =
    { $seat_is ->
        [you] あなたは山札に触れない。
       *[other] { $seat }は山札に触れない。
    }
harbour-event-drew-seen =
    { $seat_is ->
        [you] あなたは{ $card }を引いた。
       *[other] { $seat }は{ $card }を引いた。
    }
harbour-event-drew =
    { $seat_is ->
        [you] あなたは1枚引いた。
       *[other] { $seat }は1枚引いた。
    }
harbour-event-game-ended = ゲーム終了：{ $one } 対 { $two }。
harbour-event-conceded =
    { $seat_is ->
        [you] あなたは投了した。
       *[other] { $seat }は投了した。
    }
harbour-event-match-ended = 対戦終了。
harbour-how-loads =
    { $seat_is ->
        [you] 積んだのは、あなたが{ $more }、{ $other }が{ $less }。
       *[other] { $other_is ->
            [you] 積んだのは、{ $seat }が{ $more }、あなたが{ $less }。
           *[other] 積んだのは、{ $seat }が{ $more }、{ $other }が{ $less }。
        }
    }
harbour-how-loads-equal = 両者とも{ $load }を積んだ。
harbour-how-points =
    { $seat_is ->
        [you] 得点は、あなたが{ $more }、{ $other }が{ $less }。
       *[other] { $other_is ->
            [you] 得点は、{ $seat }が{ $more }、あなたが{ $less }。
           *[other] 得点は、{ $seat }が{ $more }、{ $other }が{ $less }。
        }
    }
harbour-how-points-equal = 両者とも{ $points }点。
harbour-how-conceded =
    { $seat_is ->
        [you] あなたが投了した。
       *[other] { $seat }が投了した。
    }
harbour-do-keep = 手札を残す
harbour-do-redraw = 4枚引き直す
harbour-do-bid = { $card }を選ぶ
harbour-do-pick = { $card }を積む
harbour-do-done = これで全部
harbour-do-cancel = 選び直す
harbour-do-look = 2枚見る
harbour-do-shuffle = 切る
harbour-do-pass = そのまま
harbour-do-put = 次は{ $card }
harbour-do-concede = 投了する
harbour-do-next-game = 次のゲームを配る
harbour-no-over = もう終わっています。
harbour-no-not-over = まだ終わっていません。
harbour-no-not-asked = あなたの番ではありません。
harbour-no-answer = この質問の答えではありません。
harbour-no-card = そのカードはありません。
harbour-no-order = この順ではできません。
harbour-no-heavy = 合計{ $total }：5までです。
harbour-no-few = 2つ積まなければなりません。
harbour-fault-decks = デッキは2つ必要です（{ $found }）。
harbour-fault-size = デッキは8〜12枚です（{ $found }）。
harbour-fault-weight = 重さ{ $found }のカードはありません。
harbour-fault-copies = 重さ{ $weight }が4枚を超えています。
