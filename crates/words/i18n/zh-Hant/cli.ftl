# What the terminal says around a game.

cli-log = 紀錄
cli-choose = 請選擇編號。
cli-back = 0  返回
cli-help = ?（為何不行） · log（紀錄） · rules 條款編號（規則） · concede（離開這場遊戲） · quit（結束程式）
cli-not-a-choice = 這裡沒有 { $choice } 這個選項。請輸入清單中的編號，或輸入 ? 查看哪些事不能做。
cli-why-title = 現在不能做的事與原因：
cli-why-nothing = 現在沒有不能做的事。
cli-risky-title = 不禁止、但可能受罰的行動（請輸入字母）：
cli-waiting = 等待{ $seat }。
cli-you = 你
cli-goodbye = 再見。紀錄不會遺失：可以用重播檔再看一次整場遊戲。
cli-concede-sure = 確定要離開這場遊戲嗎？確定的話，請再輸入一次 concede。
cli-unknown-clause = 這個遊戲沒有條款 { $clause }。
cli-round-over = 回合結束。按 Enter 鍵開始下一回合。
cli-match-over = 整場遊戲結束。
cli-place = 第{ $place }名 { $seat }
cli-replay-written = 重播檔已存到 { $file }。
cli-seed = 種子 { $seed }：種子與選擇都相同，就會重現同一場遊戲。
