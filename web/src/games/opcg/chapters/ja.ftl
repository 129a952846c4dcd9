# ルールの章。
chapter-opcg-1 = カード
chapter-opcg-2 = エリアと公開情報
chapter-opcg-3 = デッキ
chapter-opcg-4 = ゲームの準備
chapter-opcg-5 = 勝利と敗北
chapter-opcg-6 = ターンの流れ
chapter-opcg-7 = メインフェイズ
chapter-opcg-8 = バトル
chapter-opcg-9 = ダメージと【トリガー】
chapter-opcg-10 = エンドフェイズ
chapter-opcg-11 = 効果の処理順
chapter-opcg-12 = キーワード効果
chapter-opcg-13 = ドン!!カード
chapter-opcg-14 = 効果の読み方
chapter-opcg-15 = ルールが矛盾するとき
chapter-opcg-16 = できないこと
