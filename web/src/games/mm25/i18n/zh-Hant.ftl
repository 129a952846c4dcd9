# What the page says of this game besides what the server says.
fact-mm25-power = 力量
fact-mm25-damage = 傷害
fact-mm25-life = 生命值
