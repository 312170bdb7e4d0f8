grill = Гриль
space = { $number }, { $worms ->
    [one] { $worms } червячок
    [few] { $worms } червячка
   *[other] { $worms } червячков
}, { $lies ->
   *[empty] свободно
    [one] тарелка игрока { $who }
    [two] две тарелки игрока { $who }, защищено
    [snail] улитка
}
stock = { $count ->
    [one] улитка
    [few] улитки
   *[other] улиток
}
above = больше { $last } — ваша
snails = { $count ->
    [one] { $count } улитка
    [few] { $count } улитки
   *[other] { $count } улиток
}
points-why = Червячок — 1 очко, улитка — { $points }
worms = { $count ->
    [one] { $count } червячок
    [few] { $count } червячка
   *[other] { $count } червячков
}
outlook = { $total }: { $kind ->
   *[plate] тарелка сюда, { $worms ->
        [one] { $worms } червячок
        [few] { $worms } червячка
       *[other] { $worms } червячков
    }
    [second] вторая тарелка, { $worms ->
        [one] { $worms } червячок
        [few] { $worms } червячка
       *[other] { $worms } червячков
    }
    [capture] { $worms ->
        [one] { $worms } червячок
        [few] { $worms } червячка
       *[other] { $worms } червячков
    } от игрока { $whom }
    [snail-on] улитка с места { $space }
    [snail] улитка из запаса
    [end] игра заканчивается
    [no-worm] нет червяка
    [low] слишком мало
    [locked] защищено, игрок { $whom }: неудача
}
