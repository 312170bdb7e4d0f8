## Карты
karteneck-card = { $kind ->
    [worm] червяка № { $number }
   *[chicken] курочку { $number }
}

## Кнопки
karteneck-lay = Выложить { karteneck-card }
karteneck-done = Больше не выкладывать
karteneck-pass = Пас
karteneck-steal = Стянуть { $tile } у игрока { $whom }
karteneck-leave = Оставить { $tile } у игрока { $whom }

## Что даст выбор
karteneck-hint-lay = = { $total }
karteneck-hint-wait = ждём с суммой { $total }
karteneck-hint-failure = неудача; берём { $tile }
karteneck-hint-steal = { $tile } у игрока { $whom }
karteneck-cost = Без червяка это неудача: вы берёте фишку { $tile }.

## События
karteneck-tell-first = Начинает { $who }.
karteneck-tell-tile = На гриль ложится фишка { $tile }.
karteneck-dealt = Карты розданы: каждому по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[other] { $cards } карт
}.
karteneck-tell-draw = { $who } берёт карту.
karteneck-tell-drawn = { $who } берёт { karteneck-card }.
karteneck-tell-lay = { $who } выкладывает { karteneck-card }.
karteneck-tell-pass = { $who } пасует с суммой { $total }.
karteneck-tell-leave = { $who } оставляет { $tile } у игрока { $whom }.
karteneck-total = { $who }: сумма { $total }.
karteneck-failed = { $who }: неудача, с гриля — фишка { $tile }.
karteneck-stolen = { $who } стягивает { $tile } у игрока { $whom }.
karteneck-shares = Начинается делёж.
karteneck-share = { $who } берёт { $tile }.
karteneck-shuffled = Сброс перемешивают.
karteneck-round = Раунд { $round } начинает { $who }.

## Конец
karteneck-account = { $tile }: { $worms ->
    [one] { $worms } червячок
    [few] { $worms } червячка
    [many] { $worms } червячков
   *[other] { $worms } червячка
}
karteneck-account-none = Нет фишек

## Чей ход
karteneck-ask-go = Выложите карты нового вида или спасуйте.
karteneck-ask-more = Выложите ещё карты этого вида или остановитесь.
karteneck-ask-steal = Стяните фишку или оставьте её.
karteneck-wait = Ходит { $who }.
