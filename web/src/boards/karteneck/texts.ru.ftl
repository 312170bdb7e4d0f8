## Стол
plank = Фишки раунда { $round } из { $rounds }
round = Раунд { $round } из { $rounds }
tile = Фишка { $number }, { $worms ->
    [0] без червяков
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[other] { $worms } червяков
}
deck = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
discard = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
signs = Таблички: { $signs }
stack = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
no-tile = нет фишек

## Карты
card-hen = курочка { $number }
card-worm = червяк № { $number }
hand = { $count ->
    [0] Нет карт на руке
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
hand-empty = Нет карт на руке.
have = { $up ->
    [0] на руке: { $count }
   *[other] на руке: { $count }, поднято: { $up }
}
lay = { $count ->
    [1] Выложить { $type ->
        [w] червяка
       *[other] { $type }
    }
   *[other] Выложить { $count } × { $type ->
        [w] червяк
       *[other] { $type }
    }
}

## Перед каждым местом
mat = { $who }: { $total }
total = сумма
waits = ждёт
failed = неудача
slot-empty = { $type ->
    [w] нет червяка
   *[other] нет курочки { $type }
}
slot = { $type ->
    [w] { $count } × червяк, № { $signs }
   *[other] { $count } × курочка { $type }
}
last-round = Делёж в раунде { $round }
share = { $who }: { $total }. { $tile }
share-tie = { $who }: { $total }, решает червяк № { $sign }. { $tile }
tie = табличка { $sign }
share-failed = { $who }: неудача. { $tile }

## Строки, которые читаются как одна
karteneck-tell-draw-many = { $who } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
karteneck-tell-drawn-many = { $who } берёт { $list }.
karteneck-tell-drawn-item = { karteneck-card }
karteneck-tell-tile-many = На гриль ложатся { $list }.
karteneck-tell-tile-item = { $tile }
karteneck-tell-lay-many = { $who } выкладывает { $list }.
karteneck-tell-lay-item = { karteneck-card }

## Разделы правил

rule-section = { $rule ->
   *[turn] раунд
    [lay] выкладывание
    [stop] пас
    [share] делёж
    [options] варианты
}
