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
won = Взято: { $who }
won-none = Пока ни карты, ни шефа.

## Центр
centre = Шефы в центре
trump = козырь
column = { tricknchef-suit } масть: { $count ->
    [one] { $count } шеф
    [few] { $count } шефа
   *[other] { $count } шефов
} в центре{ $trump ->
    [yes] , козырь
   *[no] { "" }
}
chef = { $suit ->
    [red] красный шеф
    [yellow] жёлтый шеф
    [blue] синий шеф
   *[green] зелёный шеф
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
took = берёт

## Карты и монеты
hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
pick = Выберите карту.
follow = { $suit ->
    [red] Зашли с красной
    [yellow] Зашли с жёлтой
    [blue] Зашли с синей
   *[green] Зашли с зелёной
}: нужна та же масть.
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
