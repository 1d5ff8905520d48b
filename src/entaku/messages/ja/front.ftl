# Pythonの入口：プログラムへの言葉
front-player = プレイヤー{ $number }
front-names = { $players }人のプレイヤーに対して名前が{ $names }個あります。
front-too-many-players = { $seats }席に対してプレイヤーが{ $count }人います。
front-decks = { $players }人のプレイヤーに対してデッキが{ $decks }個あります。
front-not-in-game = 席{ $seat }はゲームにいません。
front-rules-unknown = 「{ $rules }」というルールはありません。使えるもの：{ $known }
front-format-unknown = 「{ $format }」という形式はありません。使えるもの：{ $known }
front-replay-differs = { $file }の{ $line }行目：再現すると、記録されたものとは別の状態になります。
front-action-unlawful = 選択{ $decision }：行動{ $action }は選べません。
front-stages = 「{ $given }」という段階はありません。使えるもの：{ $known }
front-seats = 環境の席は2から{ $most }までです（今は{ $seats }）。
front-env-decks = { $seats }席に対してデッキが{ $decks }個あります。デッキを渡せるのはゲームだけの環境です。
front-env-not-begun = 環境は、使う前にresetしてください。
front-extra-missing = ライブラリ{ $module }がありません。pip install entaku[{ $extra }] で入ります。
front-spiel-seeds = シードは1つ以上必要です（今は{ $seeds }）。
