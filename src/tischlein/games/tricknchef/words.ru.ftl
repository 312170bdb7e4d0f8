## Масти, карты и шефы
tricknchef-suit = { $suit ->
    [red] красная
    [yellow] жёлтая
    [blue] синяя
   *[green] зелёная
}
tricknchef-card = { $suit ->
    [red] красную
    [yellow] жёлтую
    [blue] синюю
   *[green] зелёную
} { $rank }
tricknchef-chef-taken = { $suit ->
    [red] красного
    [yellow] жёлтого
    [blue] синего
   *[green] зелёного
} шефа

## Кнопки
tricknchef-play = Сыграть { tricknchef-card }
tricknchef-play-coins = Сыграть { tricknchef-card } { $change } = { $makes }
tricknchef-chef = Взять { tricknchef-chef-taken }

## Что даст выбор
tricknchef-hint-coins = = { $makes }

## Что значит выбор
tricknchef-can-draft = Перед первой взяткой каждый берёт одного из отложенных шефов.
tricknchef-can-lead = Вы начинаете взятку: любой картой. Остальные отвечают в её масть.
tricknchef-can-follow = Вы отвечаете в масть: ведущая — { tricknchef-suit }.
tricknchef-can-any = Карт ведущей масти ({ tricknchef-suit }) у вас нет: играйте любую.
tricknchef-can-coins = Каждая монета на карте прибавляет или отнимает 2, все в одну сторону. Сыгранные монеты уходят в резерв.
tricknchef-can-chef = Ваша карта самая младшая во взятке: возьмите из центра шефа любого цвета.

## Почему нельзя
tricknchef-why-wait = Сейчас не ваш ход: ходит { $who }.
tricknchef-why-not-held = Сыграть { tricknchef-card } нельзя: такой карты у вас на руке нет.
tricknchef-why-follow = Нужно отвечать в масть: ведущая — { tricknchef-suit }, и она у вас есть.
tricknchef-why-coins = Больше монет на карту не положить: у вас { $coins ->
    [0] их нет
    [1] только одна
   *[other] только { $coins }
}.
tricknchef-why-draft-first = Играть карты ещё рано: сначала каждый берёт шефа.
tricknchef-why-chef-first = Взятка собрана: сначала возьмите шефа за младшую карту.
tricknchef-why-chef-later = Сейчас шефа взять нельзя: он достаётся тому, у кого младшая карта, когда взятка собрана.
tricknchef-why-drafted = Этот отложенный шеф уже занят: { tricknchef-suit } масть.
tricknchef-why-no-chef = В центре больше нет шефов этой масти: { tricknchef-suit }.
tricknchef-why-removed = Этой масти в игре нет: { tricknchef-suit }.

## События
tricknchef-tell-first = Начинает { $who }.
tricknchef-tell-remove = В коробке остаётся { tricknchef-suit } масть.
tricknchef-dealt = Карты розданы: каждому по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[other] { $cards } карт
}.
tricknchef-tell-chef = { $who } берёт { tricknchef-chef-taken }.
tricknchef-tell-play = { $who } играет { tricknchef-card }.
tricknchef-tell-play-coins = { $who } играет { tricknchef-card } { $change } = { $makes }.
tricknchef-trick = { $who } берёт взятку, { $whom } — { $suit ->
    [red] красного шефа
    [yellow] жёлтого шефа
    [blue] синего шефа
   *[green] зелёного шефа
}{ $coins ->
    [0] .
    [1] , { $all } — монету.
   *[other] , { $all } — по монете.
}
tricknchef-round = Раунд { $round } закончен.
tricknchef-points = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
tricknchef-begins = Раунд { $round } начинает { $who }.
tricknchef-trumps = { $count ->
    [1] Козырная масть
   *[other] Козырные масти
}: { $red ->
    [first] красная
   *[no] { "" }
}{ $yellow ->
    [first] жёлтая
    [next] , жёлтая
   *[no] { "" }
}{ $blue ->
    [first] синяя
    [next] , синяя
   *[no] { "" }
}{ $green ->
    [first] зелёная
    [next] , зелёная
   *[no] { "" }
}.

## Конец
tricknchef-tie = Поровну, решает раунд 3: { $number }
tricknchef-account = Раунд { $round }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
tricknchef-account-chefs = Раунд { $round }, { tricknchef-suit } масть, { $chefs ->
    [1] шеф
   *[other] шефы
} на { $ranks }: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
tricknchef-account-coins = Раунд { $round }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Цель
tricknchef-goal = Цель: больше всех звёзд. Берите карты во взятках и шефов тех же мастей: считается только карта, на которой стоит шеф.

## Чей ход
tricknchef-ask-draft = Возьмите одного из отложенных шефов.
tricknchef-ask-play = Сыграйте карту — можно с монетами.
tricknchef-ask-reward = Ваша карта самая младшая: возьмите шефа.
tricknchef-wait = Ходит { $who }.

## Варианты правил
tricknchef-option-remove = Какого цвета нет
tricknchef-option-remove-what = Втроём карты и шефы одного цвета остаются в коробке.
tricknchef-option-remove-means = { $value ->
    [random] Цвет выбирает жребий перед первой раздачей.
   *[other] Этот цвет остаётся в коробке.
}
tricknchef-option-remove-from = Из правил; любой цвет.

## Что думает бот
tricknchef-think-won = Проверено в { $samples } { $samples ->
    [one] возможной раздаче
   *[other] возможных раздачах
}.
tricknchef-think-highest = Той же мастью никто не перебьёт { tricknchef-card }: { $beaten ->
    [nothing] её ничем не взять
    [coins] только монетами
    [trumps] только козырем
   *[both] только монетами или козырем
}.
tricknchef-think-void = { $all } больше не { $many ->
    [one] имеет
   *[other] имеют
} этой масти ({ tricknchef-suit }).
tricknchef-think-trick = Эта карта берёт взятку.
tricknchef-think-lowest = Это самая низкая карта: она приносит шефа.
tricknchef-think-coin = Ни взятки, ни шефа: зато монета.
tricknchef-think-stands = Звёзд под этим шефом сейчас: { $stars }.
tricknchef-think-no-trump = Тогда { tricknchef-suit } масть до конца раунда не козырь.
tricknchef-think-trump = Тогда козырь только { tricknchef-suit } масть.
