## Кнопки
haecmaec-play = Положить { haecmaec-card.taken }
haecmaec-fly = Муха: выбросить бургер
haecmaec-close = Закрыть бургер
haecmaec-close-double = Закрыть с удвоением
haecmaec-pass = Не возражаю
haecmaec-accuse = Высказать подозрение
haecmaec-slap = Хлопнуть

## Что даст выбор
haecmaec-hint-close = { haecmaec-ingredients }
haecmaec-hint-accuse = ошибка стоит вам { $cost }
haecmaec-cost-fly = Бургер выбрасывают; он никому не достаётся.

## Что значит выбор
haecmaec-can-play = Вы кладёте начинку на бургер. Третью карту одного вида класть можно, но другие могут вас заподозрить.
haecmaec-can-fly = Бургер выбрасывают, он никому не достаётся, а следующий начинает сосед слева.
haecmaec-can-close = Бургер ваш и считается в конце; следующий начинаете вы.
haecmaec-can-close-double = Бургер ваш и в конце считается дважды; следующий начинаете вы.
haecmaec-can-pass = Вы не возражаете: по-вашему, карта пусть остаётся.
haecmaec-can-accuse = Вы говорите, что эта карта — третья своего вида или ещё более поздняя. Если это так, минус получает тот, кто её положил, если нет — вы.
haecmaec-can-slap = Бургер достаётся первой руке; на него кладут булочку или муху.

## Почему нельзя
haecmaec-why-wait = Сейчас не ваш ход: ходит { $who }.
haecmaec-why-window = Всех, кроме игрока { $who }, спрашивают, есть ли возражения.
haecmaec-why-own-card = Эта карта ваша: сейчас о возражениях спрашивают остальных.
haecmaec-why-answered = Ваш ответ уже есть; игра пойдёт дальше, когда ответят все.
haecmaec-why-answer-first = Сначала все отвечают, есть ли возражения; потом игра идёт дальше.
haecmaec-why-not-held = Такой карты у вас на руке нет: { haecmaec-card }.
haecmaec-why-no-fly = Выбросить бургер нельзя: у вас нет мухи.
haecmaec-why-fly-first = Новый бургер начинают с начинки, а не с мухи.
haecmaec-why-too-few = Бургер ещё нельзя закрыть: карт начинки нужно { $needed }, а лежит { $ingredients }.
haecmaec-why-no-top = Обычных верхних булочек у вас больше нет.
haecmaec-why-no-double = Удваивающей булочки у вас больше нет.
haecmaec-why-by-slapping = В свой ход закрыть нельзя: за этим столом бургеры закрывают хлопком, сразу после карты начинки.
haecmaec-why-no-slapping = За этим столом играют без хлопков.
haecmaec-why-slap-later = Хлопнуть можно сразу после чужой карты начинки, если её уже достаточно.
haecmaec-why-accuse-later = Высказать подозрение можно только сразу после чужой карты начинки.
haecmaec-why-no-third = Подозревать здесь нечего: под этой картой меньше двух карт, третьей своего вида она быть не может.
haecmaec-why-nothing-to-lay = Хлопнуть нельзя: у вас нет ни булочки, ни мухи.
haecmaec-why-hand-on = Бургер ваш: теперь положите на него булочку или муху.

## События
haecmaec-tell-first = Начинает { $who }.
haecmaec-dealt = Карты розданы: каждому по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[other] { $cards } карт
}.
haecmaec-tell-draw = { $who } берёт карту.
haecmaec-tell-draw-card = { $who } берёт { haecmaec-card.taken }.
haecmaec-tell-draw-fly = { $who } берёт муху.
haecmaec-tell-play = { $who } кладёт { haecmaec-card.taken }.
haecmaec-tell-fly = { $who } кладёт муху.
haecmaec-tell-pass = { $who } не возражает.
haecmaec-tell-accuse = { $who } подозревает игрока { $whom }.
haecmaec-tell-slap = { $who } хлопает по бургеру.
haecmaec-at-once-accuse = Одновременно высказывают подозрение: { $all }.
haecmaec-at-once-slap = { $many ->
    [one] Хлопает { $all }.
   *[other] Одновременно хлопают: { $all }.
}
haecmaec-first = Быстрее всех { $who }.
haecmaec-right = { $who } подозревает игрока { $whom } — и не зря: { haecmaec-card } достаётся игроку { $whom }.
haecmaec-wrong = { $who } подозревает игрока { $whom } — и напрасно: { haecmaec-card } достаётся игроку { $who }.
haecmaec-hand-on = Первая рука на бургере: { $who }.
haecmaec-thrown = Бургер ({ haecmaec-ingredients }) никому не достаётся.
haecmaec-closed = Бургер ({ haecmaec-ingredients }) достаётся игроку { $who }.
haecmaec-doubled = Бургер ({ haecmaec-ingredients }) достаётся игроку { $who } и считается дважды.
haecmaec-over-hand = У игрока { $who } не осталось начинки: игра кончается.
haecmaec-over-bottoms = Нижних булочек больше нет: игра кончается.

## Конец
haecmaec-account-closed = { $burgers ->
    [one] { $burgers } бургер
    [few] { $burgers } бургера
   *[other] { $burgers } бургеров
}: { $points }
haecmaec-account-doubled = { $burgers ->
    [one] { $burgers } удвоенный бургер
    [few] { $burgers } удвоенных бургера
   *[other] { $burgers } удвоенных бургеров
}: 2 × { $inside } = { $points }
haecmaec-account-hand = На руке { haecmaec-ingredients }: { $points }
haecmaec-account-open = Открытая карта { haecmaec-card }: { $points }
haecmaec-tie = Поровну: место общее
haecmaec-account-none = Ничего не считается

## Цель
haecmaec-goal = Цель: больше всех очков. Все строят один бургер, и кто его закроет, получит всё, что внутри. Запоминайте, что там лежит: кто положит третью карту одного вида, того можно уличить.

## Чей ход
haecmaec-ask-act = Положите начинку или завершите бургер, если можно.
haecmaec-ask-window = Есть возражения?
haecmaec-ask-lay = Ваша рука первая: положите булочку или муху.
haecmaec-wait = Ходит { $who }.

## Части фраз
haecmaec-card = { $kind ->
    [patty] котлета
    [cheese] сыр
    [tomato] помидор
    [bacon] бекон
    [pickle] огурец
    [lettuce] салат
    [onion] лук
    [ketchup] кетчуп
   *[other] { $kind }
} { $value }
    .taken = { $kind ->
        [patty] котлету
        [cheese] сыр
        [tomato] помидор
        [bacon] бекон
        [pickle] огурец
        [lettuce] салат
        [onion] лук
        [ketchup] кетчуп
       *[other] { $kind }
    } { $value }
haecmaec-ingredients = { $ingredients ->
    [one] { $ingredients } карта начинки
    [few] { $ingredients } карты начинки
   *[other] { $ingredients } карт начинки
}

## Варианты правил
haecmaec-option-slapping = С хлопками
haecmaec-option-slapping-what = Кто закрывает бургер: тот, чей ход, или самая быстрая рука. От трёх до шести игроков.
haecmaec-option-slapping-means = { $value ->
   *[off] Бургер закрывает своей булочкой тот, чей сейчас ход.
    [on] После карты начинки остальные могут хлопнуть по бургеру; он достаётся первой руке.
}
haecmaec-option-slapping-from = Из правил: «mit Anfassen».
haecmaec-option-close-in-turn = Закрывать и в свой ход
haecmaec-option-close-in-turn-what = Только с хлопками: можно ли закрыть бургер и в свой ход?
haecmaec-option-close-in-turn-means = { $value ->
   *[off] Нет, бургеры закрывают только хлопком.
    [on] Да, взяв карту, можно закрыть бургер как обычно.
}
haecmaec-option-close-in-turn-from = Правила можно понять по-разному.

## Что думает бот
haecmaec-think-won = Проверено в { $samples } { $samples ->
    [one] возможной раздаче
   *[other] возможных раздачах
}.
haecmaec-think-third = { $percent ->
    [0] Это не третья карта одного вида.
    [100] Это третья карта одного вида.
   *[other] С шансом { $percent } % это третья карта одного вида.
}
haecmaec-think-risk = { $percent ->
    [100] Это была бы третья карта одного вида.
   *[other] С шансом { $percent } % это была бы третья карта одного вида.
}
haecmaec-think-notices = Похоже, до сих пор { $who } замечает { $percent } % третьих карт.
haecmaec-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
haecmaec-about = { $forgotten ->
    [0] { haecmaec-points }
   *[other] примерно { haecmaec-points }
}
haecmaec-think-worth = Бургер стоит { haecmaec-about }.
haecmaec-think-over = На этом игра кончается.
haecmaec-think-next = Тогда бургер ({ haecmaec-about }) { $many ->
    [one] сможет
   *[other] смогут
} закрыть: { $all }.
haecmaec-think-spoils = Муха портит бургер, который стоит { haecmaec-about }.
