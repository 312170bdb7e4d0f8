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
outlook = Остановка на { $total }: { $kind ->
   *[take] взять { $tile }
    [steal] украсть { $total } у игрока { $whom }
    [choice] украсть { $total } у игрока { $whom } или взять { $tile }
    [no-worm] неудача, нет червяка
    [nothing] неудача, брать нечего
}{ $lost ->
    [0] .
   *[other] ; { $lost } уходит обратно.
}
