# 頁面的文字。

# The page: navigation and pages.
nav-play = 遊玩
nav-rules = 規則
nav-settings = 設定
main-nav = 主選單
home = 首頁
hero = 四款卡牌遊戲，完全照規則書進行。
hero-sub = 與電腦或朋友對戰，用你的語言。每一次「不行」都附上條文。不需要帳號。
resume = 你的對局在等你
go-back = 回到對局
games = 遊戲
play-bot = 與電腦對戰
play-bots = 與電腦對戰
level = 強度
kind-open = 空位
kind-person = 玩家
kind-deckhand = 甲板水手
kind-mate = 大副
kind-captain = 船長
join = 加入
watch = 觀戰
on-deck = 甲板上
join-code = 牌桌代碼
your-name = 你的名字
your-name-hint = 入座時會自動取名
save = 儲存
read-rules = 閱讀規則
read-rules-sub = 每一條都有連結。
settings = 設定
settings-sub = 語言、動畫、聲音、按鍵。
mine = 我的對戰
mine-sub = 結果與重播
footer = 卡圖由卡片資料產生。Quarterdeck 與任何發行商無關。
server-away = 伺服器沒有回應。你的對局已儲存。
again-try = 再試一次
loading = 載入中…
close = 關閉
language = 語言
theme-switch = 切換日夜主題

# A new table.
new-table = 自己開一桌：{ $game }
against = 對手
against-friend = 朋友（用連結）
against-bot = 電腦
seats = 座位
clocks = 計時
clocks-none = 不計時
clocks-of = { $minutes } 分 + { $seconds } 秒
who-sees = 誰看得到
who-link = 有連結的人
who-all = 所有人
open-table = 開桌
play-now = 開始
deck = 卡組
deck-sensible = 自動選擇
deck-paste = 貼上清單…
deck-list = 卡組清單
deck-list-hint = 每行一種，例如 4xST01-004
deck-faults = { $count } 個問題：
deck-good = 這副卡組可以使用。
deck-name = 卡組名稱
deck-keep = 儲存這副卡組
deck-mine = 我的卡組

# Waiting for players.
lobby = 牌桌準備好了
lobby-invited = { $name } 邀請你
sit-down = 入座
invite-code = 代碼：
copy = 複製連結
copied = 已複製
share = 分享

# The table, and what is said elsewhere too.
rules = 規則
new-version = 有新版本。
reload = 重新載入

# Rules.
rules-title = 規則：{ $game }
rules-search = 搜尋規則
rules-away = 無法載入規則。

# Settings.
theme = 主題
theme-auto = 跟隨系統
theme-night = 夜間
theme-day = 日間
stops = 自動跳過
stops-hint = 對電腦時，沒有可回應的時機會立刻跳過。與人對戰時，每個時機都會等待一段與手牌無關的時間；按「等一下」可以保留。
stops-answers = 有可用回應時詢問
stops-attacks = 被攻擊時也詢問
stops-all = 每次都詢問
stops-next-turn = 跳過直到我的下個回合
stops-never = 都不問
tempo = 電腦回應的速度
tempo-auto = 前幾場放慢
tempo-calm = 較慢
tempo-brisk = 較快
tempo-instant = 立即
confirm = 重大的選擇要按兩次才確定
switch-on = 開
switch-off = 關
motion = 動畫
motion-normal = 一般
motion-fast = 快速
motion-off = 關閉
sound = 聲音
volume = 音量
text-size = 文字大小
card-size = 卡片大小
size-s = 小
size-m = 中
size-l = 大
keys = 按鍵
keys-reset = 恢復預設按鍵
key-change = { $what }：{ $key }。更改
key-press = 請按鍵
key-pass = 金色按鈕
key-cancel = 取消、關閉
key-hand = 到手牌
key-mine = 到我方
key-theirs = 到對方
key-next = 下一張可行動的卡片（Shift：上一張）
key-why = 為什麼不行？
key-inspect = 檢視卡片
key-undo = 收回
key-hold = 保留這個時機
key-log = 紀錄
key-rules = 查看此條文
key-catch = 抓漏喊
key-call = 出下一張時喊
key-draw = 抽牌
key-space = 空白鍵
key-help = 按鍵說明
key-arrows = 在卡片間移動
key-numbers = 第 n 個按鈕
key-enter = 選擇

# What went wrong.
problem-table = 沒有這張牌桌
problem-table-more = 代碼可能打錯了，或牌桌早已不在。請再看一次連結，或自己開一桌。
problem-version = 有新版本
problem-version-more = 伺服器的版本比這個頁面新。請重新載入；你的對局已儲存。
problem-replaced = 這張牌桌已在別處開啟
problem-replaced-more = 你已在另一個視窗坐在這張牌桌。沒有遺失任何東西。
use-here = 在這裡使用
problem-away = 伺服器無法連線
problem-away-more = 你的對局已儲存。頁面會自動重試。
problem-on-hold = 這張牌桌暫時保留
problem-on-hold-more = 這個版本的伺服器無法讀取這張牌桌的紀錄。紀錄沒有遺失，換回可以讀取的伺服器後就會恢復。
problem-page = 沒有這個頁面
problem-page-more = 網址可能打錯了。
