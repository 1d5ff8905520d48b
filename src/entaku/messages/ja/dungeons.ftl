dungeon-undercity = 地下街
dungeon-secret-entrance = 秘密の入口
dungeon-forge = 鍛冶場
dungeon-lost-well = 失われた井戸
dungeon-trap = 罠！
dungeon-arena = 闘技場
dungeon-stash = 隠し場所
dungeon-archives = 文書庫
dungeon-catacombs = 地下墓地
dungeon-throne-of-the-dead-three = 死せる三神の玉座
dungeon-lost-mine-of-phandelver = ファンデルヴァーの失われた鉱山
dungeon-dungeon-of-the-mad-mage = 狂える魔術師の迷宮
dungeon-tomb-of-annihilation = 魂を喰らう墓
dungeon-cave-entrance = 洞窟の入口
dungeon-goblin-lair = ゴブリンのねぐら
dungeon-mine-tunnels = 鉱山の坑道
dungeon-storeroom = 倉庫
dungeon-dark-pool = 暗い水たまり
dungeon-fungi-cavern = 菌類の洞窟
dungeon-temple-of-dumathoin = ドゥマソインの寺院
dungeon-yawning-portal = 大口亭
dungeon-dungeon-level = 地下一階
dungeon-goblin-bazaar = ゴブリンの市場
dungeon-twisted-caverns = 曲がりくねった洞窟
dungeon-lost-level = 失われた階
dungeon-runestone-caverns = ルーン石の洞窟
dungeon-muirals-graveyard = ムイラルの墓所
dungeon-deep-mines = 深い坑道
dungeon-mad-wizards-lair = 狂える魔術師の住処
dungeon-trapped-entry = 罠のある入口
dungeon-veils-of-fear = 恐怖の帳
dungeon-oubliette = 地下牢
dungeon-sandfall-cell = 流砂の独房
dungeon-cradle-of-the-death-god = 死神の揺りかご
game-dungeon = どのダンジョンに入りますか？
game-dungeon-dungeon = { $text ->
    [lost-mine-of-phandelver] ファンデルヴァーの失われた鉱山：7部屋、最後はカード1枚を引く
    [dungeon-of-the-mad-mage] 狂える魔術師の迷宮：9部屋、最後はカード3枚を引く
    [tomb-of-annihilation] 魂を喰らう墓：代償を伴う5部屋、最後は接死を持つ4/4
   *[other] { $text }
}
game-venture = どの部屋に進みますか？
game-venture-room = { $text ->
    [secret-entrance] 秘密の入口：基本土地カード1枚を探す
    [forge] 鍛冶場：クリーチャー1体に+1/+1カウンター2個
    [lost-well] 失われた井戸：占術2
    [trap] 罠！：プレイヤー1人が5点のライフを失う
    [arena] 闘技場：クリーチャー1体を使嗾する
    [stash] 隠し場所：宝物1つ
    [archives] 文書庫：カード1枚を引く
    [catacombs] 地下墓地：威迫を持つ黒の4/1のスケルトン1体
    [throne-of-the-dead-three] 死せる三神の玉座：上から10枚のうちクリーチャー1枚が+1/+1カウンター3個とともに出る
    [cave-entrance] 洞窟の入口：占術1
    [goblin-lair] ゴブリンのねぐら：赤の1/1のゴブリン1体
    [mine-tunnels] 鉱山の坑道：宝物1つ
    [storeroom] 倉庫：クリーチャー1体に+1/+1カウンター1個
    [dark-pool] 暗い水たまり：各対戦相手は1点のライフを失い、1点のライフを得る
    [fungi-cavern] 菌類の洞窟：次のあなたのターンまで、クリーチャー1体に-4/-0
    [temple-of-dumathoin] ドゥマソインの寺院：カード1枚を引く
    [yawning-portal] 大口亭：1点のライフを得る
    [dungeon-level] 地下一階：占術1
    [goblin-bazaar] ゴブリンの市場：宝物1つ
    [twisted-caverns] 曲がりくねった洞窟：次のあなたのターンまで、クリーチャー1体は攻撃できない
    [lost-level] 失われた階：占術2
    [runestone-caverns] ルーン石の洞窟：2枚を追放し、それらをプレイしてもよい
    [muirals-graveyard] ムイラルの墓所：黒の1/1のスケルトン2体
    [deep-mines] 深い坑道：占術3
    [mad-wizards-lair] 狂える魔術師の住処：3枚を引いて公開し、1枚をマナ・コストなしで唱えてもよい
    [trapped-entry] 罠のある入口：各プレイヤーは1点のライフを失う
    [veils-of-fear] 恐怖の帳：各プレイヤーはカード1枚を捨てるか2点のライフを失う
    [oubliette] 地下牢：カード1枚を捨て、アーティファクトとクリーチャーと土地を1つずつ生け贄に捧げる
    [sandfall-cell] 流砂の独房：各プレイヤーはアーティファクトかクリーチャーか土地を生け贄に捧げるか、2点のライフを失う
    [cradle-of-the-death-god] 死神の揺りかご：接死を持つ黒の4/4の神・ホラー
   *[other] { $text }
}
game-told-ventured = { $player }が『{ $dungeon }』の{ $room }に進んだ
game-told-dungeon-completed = { $player }が『{ $dungeon }』を踏破した
web-game-completed = 踏破：{ $dungeons }
