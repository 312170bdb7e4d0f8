grill = Гриль
tile-on-grill = { $number }, { $lies ->
   *[up] { $worms ->
        [one] { $worms } червяк
        [few] { $worms } червяка
       *[other] { $worms } червяков
    }
    [gone] взята
    [turned] перевёрнута
}
stack = сверху { $top }, { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
no-tile = нет фишек
