# 規則的章節。
chapter-opcg-1 = 卡片
chapter-opcg-2 = 區域與公開資訊
chapter-opcg-3 = 卡組
chapter-opcg-4 = 遊戲的準備
chapter-opcg-5 = 勝利與落敗
chapter-opcg-6 = 回合的流程
chapter-opcg-7 = 主要階段
chapter-opcg-8 = 對戰
chapter-opcg-9 = 傷害與【觸發器】
chapter-opcg-10 = 結束階段
chapter-opcg-11 = 效果的處理順序
chapter-opcg-12 = 關鍵字效果
chapter-opcg-13 = 咚!!卡
chapter-opcg-14 = 效果的讀法
chapter-opcg-15 = 規則衝突時
chapter-opcg-16 = 不允許的行動
