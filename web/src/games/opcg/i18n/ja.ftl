# What the page says of this game besides what the server says.
about-opcg-don = アクティブ{ $ready }枚：1枚でコスト1を支払うか、カードに付与して自分のターン中パワー+1000。レスト{ $turned }枚：自分の次のリフレッシュフェイズでアクティブに戻ります。
about-opcg-don-other = アクティブ{ $ready }枚：1枚でコスト1を支払うか、カードに付与して{ $name }のターン中パワー+1000。レスト{ $turned }枚：{ $name }の次のリフレッシュフェイズでアクティブに戻ります。
