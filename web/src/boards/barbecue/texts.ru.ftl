grill = Гриль
space = { $number }, { $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[other] { $worms } червяков
}, { $lies ->
   *[empty] свободно
    [one] тарелка игрока { $who }
    [two] две тарелки игрока { $who }, защищено
    [snail] улитка
}
stock = { $count ->
    [one] улитка в запасе
    [few] улитки в запасе
   *[other] улиток в запасе
}
above = за сумму больше { $last }
snails = { $count ->
    [one] { $count } улитка
    [few] { $count } улитки
   *[other] { $count } улиток
}
points-why = Червяк — 1 очко, улитка — { $points }
