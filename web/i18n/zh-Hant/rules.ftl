# 規則頁面。

rules-contents = 目錄
rules-chapter = 第 { $number } 章
rules-every-table = 每一張牌桌
rules-found = { $count } 條
rules-nothing = 沒有條文提到「{ $query }」。
rules-clear = 顯示所有條文
rules-original = 以原文顯示出處
rules-keys = / 搜尋，[ 與 ] 前往上一條與下一條。
rules-instead = { $query }：{ $count } 條
