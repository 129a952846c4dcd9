# ページの言葉。

# The page: navigation and pages.
nav-play = プレイ
nav-rules = ルール
nav-settings = 設定
main-nav = メイン
home = ホーム
hero = 四つのカードゲームを、ルールブックどおりに。
hero-sub = ボットとも友だちとも、あなたの言語で。「できない」には必ず根拠の条文が付きます。アカウントは不要です。
resume = 対戦の途中です
go-back = 戻る
games = ゲーム
play-bot = ボットと対戦
play-bots = ボットと対戦
level = 強さ
kind-open = 空席
kind-person = プレイヤー
kind-deckhand = 甲板員
kind-mate = 航海士
kind-captain = 船長
join = 参加
watch = 観戦
on-deck = 参加・名前
join-code = テーブルのコード
your-name = あなたの名前
your-name-hint = 着席時に自動で付きます
save = 保存
read-rules = ルールを読む
read-rules-sub = すべての条文にリンク。
settings = 設定
settings-sub = 言語、動き、音、キー。
mine = 自分の対戦
mine-sub = 結果とリプレイ
footer = カードの絵はカードデータから生成しています。Quarterdeckはいかなる発行元とも関係がありません。
server-away = サーバーが応答しません。対戦は保存されています。
again-try = もう一度
loading = 読み込み中…
close = 閉じる
language = 言語
theme-switch = 昼夜の切り替え

# A new table.
new-table = テーブルを作る：{ $game }
against = 対戦相手
against-friend = 友だち（リンクで）
against-bot = ボット
seats = 席
clocks = 持ち時間
clocks-none = なし
clocks-of = { $minutes }分＋{ $seconds }秒
who-sees = 公開範囲
who-link = リンクを知っている人
who-all = 全員
open-table = テーブルを開く
play-now = 対戦する
deck = デッキ
deck-sensible = おまかせ
deck-paste = リストを貼り付ける…
deck-list = デッキリスト
deck-list-hint = 1行に1種類（例：4xST01-004）
deck-faults = { $count }件の問題：
deck-good = このデッキは使えます。
deck-name = デッキ名
deck-keep = このデッキを保存
deck-mine = 自分のデッキ

# Waiting for players.
lobby = テーブルを開きました
lobby-invited = { $name }さんからの招待
sit-down = 着席する
invite-code = コード：
copy = リンクをコピー
copied = コピーしました
share = 共有

# The table, and what is said elsewhere too.
rules = ルール
new-version = 新しいバージョンがあります。
reload = 再読み込み

# Rules.
rules-title = ルール：{ $game }
rules-search = ルールを検索
rules-away = ルールを読み込めませんでした。

# Settings.
theme = テーマ
theme-auto = システムに合わせる
theme-night = 夜
theme-day = 昼
stops = 自動パス
stops-hint = ボット相手では、できることがない場面はすぐにパスします。人との対戦では、手札とは関係のない長さだけ待ちます。「考える」で時間をとれます。
stops-answers = 使える手があるときだけ確認する
stops-attacks = 攻撃されたときも確認する
stops-all = いつでも確認する
stops-next-turn = 次の自分のターンまでパス
stops-never = 確認しない
tempo = ボットの返答の速さ
tempo-auto = 最初の数戦はゆっくり
tempo-calm = ゆっくり
tempo-brisk = ふつう
tempo-instant = すぐに
confirm = 重大な選択は二度押しで確定する
switch-on = オン
switch-off = オフ
motion = 動き
motion-normal = ふつう
motion-fast = 速い
motion-off = なし
sound = 音
volume = 音量
text-size = 文字の大きさ
card-size = カードの大きさ
size-s = 小
size-m = 中
size-l = 大
keys = キー操作
keys-reset = 初期設定に戻す
key-change = { $what }：{ $key }。変更する
key-press = キーを押す
key-pass = 金色のボタン
key-cancel = やめる、閉じる
key-hand = 手札へ
key-mine = 自分の側へ
key-theirs = 相手の側へ
key-next = 次の使えるカード（Shiftで前）
key-why = なぜできない？
key-inspect = カードを見る
key-undo = 取り消す
key-hold = 時間をとって考える
key-log = ログ
key-rules = この条文をルールで開く
key-catch = 宣言忘れを指摘
key-call = 次のカードで宣言
key-draw = 引く
key-space = Space
key-help = このキー一覧
key-arrows = カード間の移動
key-numbers = n番目のボタン
key-enter = 選ぶ

# What went wrong.
problem-table = そのテーブルはありません
problem-table-more = コードが違うか、テーブルがもう無いのかもしれません。リンクを確かめるか、新しいテーブルを開いてください。
problem-version = 新しいバージョンがあります
problem-version-more = サーバーのほうが新しくなっています。再読み込みしてください。対戦は保存されています。
problem-replaced = 別の画面で開かれています
problem-replaced-more = 別のウィンドウで同じ席に着いています。失われたものはありません。
use-here = ここで使う
problem-away = サーバーにつながりません
problem-away-more = 対戦は保存されています。自動で再接続を試みます。
problem-on-hold = この対戦は保留中です
problem-on-hold-more = このバージョンのサーバーでは、このテーブルの記録を読み取れません。記録は失われておらず、対応するサーバーに戻れば再開できます。
problem-page = そのページはありません
problem-page-more = アドレスが違うのかもしれません。
