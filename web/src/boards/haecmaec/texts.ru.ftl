kind = { $kind ->
    [patty] Котлета
    [cheese] Сыр
    [tomato] Помидор
    [bacon] Бекон
    [pickle] Огурец
    [lettuce] Салат
    [onion] Лук
    [ketchup] Кетчуп
    [fly] Муха
   *[other] { $kind }
}
card = { kind } { $value }
count = № { $count }
hand = Ваши карты
burger = { $count ->
    [0] Пустая нижняя булочка
    [one] Бургер из { $count } карты начинки, сверху { $top }
   *[other] Бургер из { $count } карт начинки, сверху { $top }
}
no-burger = Бургера ещё нет
space-bar = пробел
hand-on = На бургере рука игрока { $who }
lots = слишком близко: решает жребий
pile = колода
bottoms = { $count ->
    [one] булочка
    [few] булочки
   *[other] булочек
}
layers = { $count ->
    [one] { $count } слой
    [few] { $count } слоя
   *[other] { $count } слоёв
}
closes = Закрыть можно, когда слоёв не меньше { $count }
thrown = в мусоре
accuses = { $who } подозревает игрока { $whom }
verdict = { $right ->
    [yes] И не зря!
   *[no] И напрасно!
}
goes-to = { card } достаётся игроку { $who }: −{ $points }
burgers = { $count ->
    [one] { $count } бургер
    [few] { $count } бургера
   *[other] { $count } бургеров
}, начинки: { $also }
burgers-doubled = { $count ->
    [one] { $count } удвоенный бургер
    [few] { $count } удвоенных бургера
   *[other] { $count } удвоенных бургеров
}, начинки: { $also }
tops = Верхних булочек: { $count }
tops-doubling = Удваивающих булочек: { $count }
cards = Карт на руке: { $count }
open-cards = Открытые карты: −{ $points } ({ $cards })
closed = В бургерах
doubled = В удвоенных бургерах
in-hand = Осталось на руке
penalty = Открытые карты
middle = В середине
thrown-cards = Выброшено

## Что накрыто
haecmaec-tell-play-covered = { $who } кладёт начинку.

## Строки, которые читаются как одна
haecmaec-tell-draw-card-many = { $who } берёт карты: { $list }.
haecmaec-tell-draw-card-item = { haecmaec-card }
haecmaec-tell-pass-all = { $many ->
    [2] Не возражают { $all }.
   *[other] Не возражают: { $many }.
}
