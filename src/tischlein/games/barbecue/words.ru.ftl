## Кнопки
barbecue-keep = Отложить { $dice } × { $face ->
    [w] червяк
   *[other] { $face }
}
barbecue-roll = Бросить { barbecue-dice }
barbecue-plate = Поставить тарелку на { $space }
barbecue-second = Поставить вторую тарелку на { $space }
barbecue-capture = Забрать { $space } у игрока { $whom }
barbecue-snail = Взять улитку
barbecue-snail-on = Взять улитку с места { $space }
barbecue-end = Закончить игру

## Что даст выбор
barbecue-hint-keep = +{ $adds } = { $total }
barbecue-hint-roll = { barbecue-dice }
barbecue-hint-plate = { barbecue-worms }
barbecue-hint-second = { barbecue-worms }
barbecue-hint-capture = { $space } у игрока { $whom }, { barbecue-worms }
barbecue-hint-snail = улитка
barbecue-hint-snail-on = улитка с места { $space }
barbecue-hint-end = игра кончается

## Что значит выбор
barbecue-can-keep = Откладываются все кубики с этим значением. Каждое значение можно отложить только раз за ход.
barbecue-can-roll = Вы бросаете оставшиеся кубики. Если выпадет только то, что уже отложено, — неудача.
barbecue-can-stop = Вы останавливаетесь и действуете на месте, номер которого точно равен сумме: { $total }.
barbecue-can-stop-above = Вы останавливаетесь. Выше { $highest } мест нет, зато можно взять улитку — пока они есть.

## Почему нельзя
barbecue-why-wait = Сейчас не ваш ход: ходит { $who }.
barbecue-why-kept = { $face ->
    [w] Червяки
   *[other] Кубики { $face }
} в этот ход уже отложены: каждое значение — только раз.
barbecue-why-not-rolled = { $face ->
    [w] Червяк
   *[other] { $face }
} в этом броске не выпадает.
barbecue-why-one-face = Из каждого броска откладывают только одно значение.
barbecue-why-keep-first = Сначала отложите одно из выпавших значений. Только потом можно бросать дальше или остановиться.
barbecue-why-no-worm = Остановиться пока нельзя: среди отложенных кубиков нет червяка.
barbecue-why-too-low = С суммой { $total } остановиться нельзя: самое младшее место на гриле — { $lowest }.
barbecue-why-two-plates = На { $space } остановиться нельзя: там уже две тарелки, и на этом месте больше ничего не происходит.

## События
barbecue-tell-first = Начинает { $who }.
barbecue-tell-rolled = { $who } бросает: { $faces }.
barbecue-tell-keep = { $who } откладывает { $dice } × { $face ->
    [w] червяк
   *[other] { $face }
}: { $total }.
barbecue-occupied = { $who } занимает { $space }: тарелка, { barbecue-worms }.
barbecue-captured = { $who } забирает { $space } у игрока { $whom }: { barbecue-worms }.
barbecue-protected = { $who } закрепляет за собой { $space }: вторая тарелка, { barbecue-worms }.
barbecue-caught = { $who } берёт улитку.
barbecue-caught-on = { $who } берёт улитку с места { $space }.
barbecue-failed = { $who }: неудача; улитка садится на { $space }.
barbecue-failed-back = { $who }: неудача; улитка садится на { $space }, тарелка возвращается к игроку { $whom }.
barbecue-over-snails = Улиток больше нет: игра кончается.
barbecue-over-spaces = Улитку некуда посадить: игра кончается.

## Конец
barbecue-account = { $plates ->
    [1] Тарелка на { $space }
   *[other] Две тарелки на { $space }
}: { barbecue-worms }
barbecue-account-back = За вернувшиеся тарелки: { barbecue-worms }
barbecue-account-snails = { $snails ->
    [one] { $snails } улитка
    [few] { $snails } улитки
   *[other] { $snails } улиток
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
barbecue-tie = Поровну, решает тарелка на старшем поле: { $number ->
    [0] нет
   *[other] { $number }
}
barbecue-account-none = Ни червячков, ни улиток

## Цель
barbecue-goal = Цель: больше всех очков. Откладывайте кубики, среди них хотя бы одного червяка, и попадите точно в место: туда встанет ваша тарелка и принесёт его червячков. Сумма больше всех мест даёт улитку — это 3 очка.

## Чей ход
barbecue-ask-keep = Выберите, какие кубики отложить.
barbecue-ask-go = Бросайте дальше или используйте сумму.
barbecue-ask-go-roll = Пока не хватает: бросайте дальше.
barbecue-wait = Ходит { $who }.

## Части фраз
barbecue-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
barbecue-worms = { $worms ->
    [one] { $worms } червячок
    [few] { $worms } червячка
   *[other] { $worms } червячков
}

# What a bot thinks of a choice.
barbecue-think-fails = Потом ход срывается в { $percent } % случаев.
barbecue-think-no-harm = Неудача здесь не вредит.
barbecue-think-fail-best = Лучше неудачи здесь ничего нет.
barbecue-think-fail-over = Неудача закончит игру.
barbecue-think-sure = Потом можно остановиться: { $total ->
    [37] больше 36
   *[other] { $total }
}.
barbecue-think-ends = Скорее всего поможет { $total ->
    [37] больше 36
   *[other] { $total }
} ({ $percent } %).
barbecue-think-over = На этом игра кончается.
barbecue-think-over-won = На этом игра кончается победой.
barbecue-think-over-lost = На этом игра кончается поражением.
barbecue-think-else = Если бросать дальше, ход срывается в { $percent } % случаев.
barbecue-think-better = { $percent ->
    [0] Если бросать дальше, лучше не станет.
   *[other] Если бросать дальше, лучше выйдет лишь в { $percent } % случаев.
}
