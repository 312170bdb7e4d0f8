## Как идёт игра
round = Раунд { $round }
trick = Взятка { $trick } из { $tricks }
without = { $suit ->
    [red] без красной масти
    [yellow] без жёлтой масти
    [blue] без синей масти
   *[green] без зелёной масти
}
reserve = Монет в запасе: { $count }
points-title = Очки
now = сейчас
sum = всего
won = Ваши взятки
won-none = Ни карты, ни шефа.
again = Нажмите на раунд, чтобы увидеть его подсчёт.

## Подсчёт раунда
counted = Подсчёт раунда { $round }
seated = на ней шеф
idle = { tricknchef-suit } масть: шеф без карты

## Центр
centre = Шефы в центре
trump = козырь
trumps = { $count ->
    [one] Козырь
   *[other] Козыри
}
draft = Каждому по шефу
column = { tricknchef-suit } масть: { $count ->
    [one] { $count } шеф
    [few] { $count } шефа
   *[other] { $count } шефов
} в центре{ $trump ->
    [yes] , козырь
   *[no] { "" }
}

## Взятка
table = Взятка
card = { tricknchef-suit } { $rank }
stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[other] { $count } звёзд
}
leads = заходит
took = берёт взятку
lowest = младшая карта: берёт шефа
got = { $piece ->
    [card-pile] взятка
    [coin-plus] монета
   *[other] шеф
}

## Карты и монеты
hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
follow = Нужна { tricknchef-suit } масть.
less = На два меньше, за монету
more = На два больше, за монету

## Перед каждым местом
chefs = Шефы, { tricknchef-suit } масть: { $count }
coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
tricks = Взятки: { $count }

## Строки, которые читаются как одна
tricknchef-tell-draw-many = { $who } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
tricknchef-tell-drawn-many = { $who } получает { $list }.
tricknchef-tell-drawn-item = { tricknchef-card }
rule-section = { $rule ->
   *[turn] взятка
    [chefs] кому что
    [options] варианты
}
