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
haecmaec-account-none = Ничего не считается

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
