# What every game and the program itself say.

K-1 = 不正な入力
    .text = 今の場面で誰かが送れる入力ではない。一部が欠けているか、余分なものがあるか、存在しない席を指している。
K-2 = 古い入力
    .text = すでに締め切られた問いへの答えで、試合はもう先へ進んでいる。
K-3 = 上限に到達
    .text = エンジンは決まった量のメモリで試合を管理する。その上限を超える行動は受け付けられない。自動処理が上限を超えた場合、試合は無効になる。

refusal-malformed = 入力が不完全です。
refusal-stale = 試合はすでに先へ進んでいます。もう一度確認してください。
refusal-bound = エンジンの上限に達したため、これ以上は受け付けられません。

origin-manual = ルールブック：{ $headings }
origin-comprehensive = 総合ルール：{ $sections }
origin-decision = 本プロジェクトの決定

# What was chosen for a match.
option-unknown = このゲームに「{ $option }」というオプションはありません。
option-value = { $option }に「{ $value }」は選べません：{ $values }。
