# ルールの章。
chapter-uno-1 = カードの内容
chapter-uno-2 = プレイヤー、席順、親
chapter-uno-3 = 配り方と最初の札
chapter-uno-4 = 手番
chapter-uno-5 = 特別な札
chapter-uno-6 = 宣言
chapter-uno-7 = ラウンドの終わり
chapter-uno-8 = 罰と指摘
chapter-uno-9 = 点数と試合
chapter-uno-10 = 二人で遊ぶとき
chapter-uno-11 = 脱落戦
chapter-uno-12 = 画面上での扱い
chapter-uno-13 = できないこと
