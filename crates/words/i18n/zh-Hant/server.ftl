# What the server itself says.
server-malformed = 這不是本協定的訊息。
server-not-seated = 只有就座的玩家才能這樣做。
server-nothing-to-do = 現在沒有可以這樣做的對象。
server-disk = 伺服器目前無法寫入。您的對戰已安全保存在目前的狀態，請稍後再試。
server-broken = 無法執行此操作。對戰保持在先前的狀態，錯誤已記錄。
server-table-full = 這張桌子的座位都已有人。
server-void-version = 對戰無效：它是以另一版本的規則開始的，無法以本版本繼續。
server-on-hold = 這場對戰暫時保留：這個版本的伺服器無法繼續進行。紀錄沒有遺失，換回可以繼續的伺服器後就能接著玩。你們也可以不計結果地結束這場對戰。
server-ended-on-hold = 由於伺服器無法繼續進行，對戰者已同意不計結果地結束這場對戰。
server-no-replay = 無法從該處繼續那場對戰。
server-clock-out =
    { $seat_is ->
        [you] 你的時間用完了。
       *[other] { $seat }的時間用完了。
    }
server-did-not-come-back =
    { $seat_is ->
        [you] 你沒有及時回來。
       *[other] { $seat }沒有及時回來。
    }
