# ルールのページ。

rules-contents = 目次
rules-chapter = 第{ $number }章
rules-every-table = どのテーブルでも
rules-found = { $count }件
rules-nothing = 「{ $query }」を含む条文はありません。
rules-clear = すべての条文を表示
rules-original = 出典を原文で表示
rules-keys = / で検索、[ と ] で前後の条文へ。
rules-instead = { $query }：{ $count }件
