# What the terminal says around a game.

cli-log = 紀錄
cli-back = 0  返回
cli-gold = { $answer } · 穩妥
cli-grave = { $answer } · 請三思
cli-help = ?（為何不行） · log（紀錄） · rules 條款編號（規則） · concede（離開這場遊戲） · quit（結束程式）
cli-card-help = card 卡片編號（卡片效果）
cli-no-such-card = 這個遊戲沒有卡片{ $number }。
cli-not-a-choice = 這裡沒有 { $choice } 這個選項。請輸入清單中的編號，或輸入 ? 查看哪些事不能做。
cli-why-title = 現在不能做的事與原因：
cli-why-nothing = 現在沒有不能做的事。
cli-risky-title = 不禁止、但可能受罰的行動（請輸入字母）：
cli-you = 你
cli-goodbye = 再見。加上 --replay FILE 就能重看整場遊戲。
cli-concede-sure = 確定要離開這場遊戲嗎？確定的話，請再輸入一次 concede。
cli-unknown-clause = 這個遊戲沒有條款 { $clause }。
cli-round-over = 回合結束。按 Enter 鍵開始下一回合。
cli-match-over = 整場遊戲結束。
cli-place = 第{ $place }名 { $seat }
cli-replay-written = 重播檔已存到 { $file }。
cli-seed = 種子 { $seed }：種子與選擇都相同，就會重現同一場遊戲。

# What it says when something cannot be used, and what it counts.

cli-no-language = 沒有「{ $name }」這種語言，可選 en、ja、zh-Hant、it。
cli-no-deck = 沒有「{ $name }」這副牌組，也沒有這個檔案。內建的有：{ $decks }。
cli-two-decks = 一場遊戲需要兩副牌組，而不是 { $decks } 副。
cli-for-two = 這是雙人遊戲，不能由{ $seats }人進行。
cli-other-games-option = { $option } 是 { $game } 的選項，{ $this } 沒有這個選項。
cli-no-bot = 沒有「{ $name }」這種電腦玩家，可選 random、search、search:次數 或 search:50ms。
cli-bots-for-seats = { $seats }個座位卻指定了{ $bots }個電腦玩家：請只寫一個（全部相同），或每個座位各寫一個。
cli-no-threads = 執行緒必須是1到1024個。
cli-no-games = 至少要進行一局。
cli-cannot-read = 無法讀取 { $file }：{ $error }
cli-cannot-write = 無法寫入 { $file }：{ $error }
cli-sim-games = { $games }局，{ $decisions }次決定（其中{ $forced }次別無選擇），{ $draws }局平手，{ $void }局無效，CPU時間{ $seconds }秒，每次決定{ $nanos } ns
cli-no-seat = 這裡沒有座位「{ $name }」，可用 s0 到 s{ $last }。
cli-sim-seat = { $bot } 勝{ $wins }局，{ $rate } % [{ $low }, { $high }]，每局{ $points }分
cli-sim-beginners = 先手勝{ $wins }局，{ $rate } % [{ $low }, { $high }]
replay-verified = { $inputs }個輸入、{ $hashes }個雜湊值：全部與紀錄相符。最後的雜湊值是{ $hash }。
replay-eyes = 這裡沒有「{ $name }」，可用 spectator 或 s0 到 s{ $last }。
replay-not-a-replay = { $file } 不是重播檔。
replay-format = { $file } 的格式是{ $format }，本程式無法讀取。
replay-truncated = { $file } 不完整：只有{ $found }個位元組，至少應有{ $expected }個。
replay-altered = { $file } 被改動過：檢查碼不符。
replay-garbled = { $file } 雖然完整，但內容不是一場遊戲。
replay-game = { $file } 屬於本程式不認識的遊戲「{ $game }」。
replay-edition = { $file } 是用第{ $found }版規則進行的，本程式使用第{ $ours }版。
replay-refused = { $file }：第{ $step }個輸入被拒絕。{ $why }（{ $clause }）
replay-diverged = { $file }：從第{ $first }個輸入到第{ $last }個輸入之間，遊戲與紀錄不同。
cli-no-cards = 這款遊戲只使用一副固定的牌，沒有可查詢的卡片或卡組。
cli-no-card = 沒有卡片的編號、名稱或特徵包含「{ $query }」。
cli-list-no-number = 第 { $line } 行：沒有像 OP01-016 這樣的卡片編號。多張卡片可能同名，只有名稱無法確定是哪一張。
cli-list-two-numbers = 第 { $line } 行：有兩個卡片編號。
cli-list-no-count = 第 { $line } 行：卡片編號旁沒有張數。
cli-list-bad-count = 第 { $line } 行：張數須為 1 到 255。
cli-list-no-format = 沒有「{ $name }」這種清單格式，可用的有：{ $formats }。
cli-list-empty = 清單是空的。
cli-deck-faults = 共有 { $faults } 個錯誤。
cli-card-file = { $file } 中有錯誤。
cli-card-file-too-much = { $file } 超出一場對戰所能容納：{ $what }
replay-cards = { $file } 是用其他卡片進行的：請用 --card-file 指定卡片檔。
cli-serving = Quarterdeck 在 { $address }
cli-no-database = 「{ $name }」不是資料庫：請寫成 sqlite:檔案。
cli-database = 無法使用資料庫 { $file }：{ $error }
cli-no-page = 資料夾 { $folder } 裡沒有建置好的頁面（index.html）。
cli-cannot-listen = 無法在 { $address } 上接聽：{ $error }
cli-checked = { $matches } 場比賽，其中 { $open } 場進行中，{ $lines } 行：每一行都重播過，每個雜湊值都相同。
cli-unsound = { $matches } 場比賽中有 { $held } 場無法用這個版本繼續，已保留：
cli-held = { $code }，第 { $line } 行：{ $why ->
    [unreadable] 無法讀取
    [later-version] 由較新的版本寫入
    [deal] 無法發牌
    [refused] 不被接受
   *[diverged] 會變成另一個狀態
}
cli-no-server = { $address } 沒有伺服器回應。
cli-no-load = 沒有「{ $name }」這種牌桌。可用：{ $kinds }。
cli-load-seats = { $tables } 張牌桌，{ $sockets } 人
cli-load-moves = { $moves } 步已寫入磁碟，每秒 { $pace } 步；{ $matches } 場比賽結束
cli-load-waits = 寫入磁碟所需時間：一半在 { $p50 } ms 內，99 % 在 { $p99 } ms 內，99.9 % 在 { $p999 } ms 內，最長 { $max } ms
cli-option-of-matches = { $option } 只在整場對戰中有意義。
