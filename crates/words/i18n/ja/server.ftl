# What the server itself says.
server-malformed = このプロトコルのメッセージではありません。
server-not-seated = これは席に着いている人だけができます。
server-nothing-to-do = 今はそれを行う対象がありません。
server-disk = サーバーは現在書き込みができません。ゲームは今の状態で保存されています。しばらくしてからもう一度お試しください。
server-broken = これは実行できませんでした。対戦は直前の状態に戻り、不具合は記録されました。
server-table-full = このテーブルは満席です。
server-void-version = 対戦は無効です。別の版のルールで始められたため、この版では続けられません。
server-on-hold = この対戦は保留中です。このバージョンのサーバーでは続けられません。記録は失われておらず、続けられるサーバーに戻れば再開できます。結果なしで終わらせることもできます。
server-ended-on-hold = サーバーが対戦を続けられなかったため、プレイヤーの合意により結果なしで終了しました。
server-no-replay = その対戦はそこから続けられません。
server-clock-out =
    { $seat_is ->
        [you] あなたの持ち時間がなくなりました。
       *[other] { $seat }の持ち時間がなくなりました。
    }
server-did-not-come-back =
    { $seat_is ->
        [you] 時間内に戻りませんでした。
       *[other] { $seat }が時間内に戻りませんでした。
    }
