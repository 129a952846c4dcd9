# What the page says of this game besides what the server says.
about-opcg-don = 活動狀態{ $ready }張：每張可支付費用1，或附加給卡片，在自己的回合力量值+1000。休息狀態{ $turned }張：在自己的下個重整階段恢復為活動狀態。
about-opcg-don-other = 活動狀態{ $ready }張：每張可支付費用1，或附加給卡片，在{ $name }的回合力量值+1000。休息狀態{ $turned }張：在{ $name }的下個重整階段恢復為活動狀態。
