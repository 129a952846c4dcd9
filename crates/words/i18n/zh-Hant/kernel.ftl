# What every game and the program itself say.

K-1 = 輸入格式錯誤
    .text = 現在沒有人能送出這樣的輸入：缺少某個部分、多了某個部分，或指定了不存在的座位。
K-2 = 輸入已過時
    .text = 這個輸入所回答的詢問已經結束，遊戲已繼續進行。
K-3 = 達到上限
    .text = 遊戲引擎以固定的記憶體容量進行整場遊戲。超出上限的行動不會被接受；若自動處理超出上限，整場遊戲無效。

refusal-malformed = 輸入不完整。
refusal-stale = 遊戲已繼續進行，請重新確認。
refusal-bound = 遊戲引擎已達上限，無法再接受更多。

origin-manual = 規則書：{ $headings }
origin-comprehensive = 綜合規則：{ $sections }
origin-decision = 本專案的決定

# What was chosen for a match.
option-unknown = 這個遊戲沒有「{ $option }」這個選項。
option-value = { $option }不能選「{ $value }」：可選 { $values }。
