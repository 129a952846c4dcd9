# 規則的章節。
chapter-uno-1 = 內容物
chapter-uno-2 = 玩家、座位、發牌人
chapter-uno-3 = 發牌與第一張牌
chapter-uno-4 = 輪到你時
chapter-uno-5 = 特殊牌
chapter-uno-6 = 喊話
chapter-uno-7 = 回合結束
chapter-uno-8 = 處罰與指責
chapter-uno-9 = 計分與整場勝負
chapter-uno-10 = 兩人遊戲
chapter-uno-11 = 扣分淘汰制
chapter-uno-12 = 在螢幕上的處理
chapter-uno-13 = 不允許的行動
