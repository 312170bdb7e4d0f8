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

## Что значит выбор
karteneck-can-lay = Вы выкладываете карту вида, которого перед вами ещё нет; сразу за ней можно выложить ещё такие же.
karteneck-can-more = Вы выкладываете ещё карту того же вида — сколько угодно.
karteneck-can-done = Больше карт этого вида вы не выкладываете и берёте карту.
karteneck-can-pass = Перед вами есть червяк: в этом раунде вы больше ничего не выкладываете и ждёте дележа со своей суммой. Потом вы берёте две карты, а последний — ни одной.
karteneck-can-fail = Червяка перед вами нет, поэтому пас — неудача: выложенные карты уходят в сброс, а вы берёте младшую фишку.
karteneck-can-steal = Ваша сумма точно равна этой верхней фишке: вы кладёте её на свою стопку.
karteneck-can-leave = Стягивать не обязательно: фишка остаётся на месте.

## Почему нельзя
karteneck-why-wait = Сейчас не ваш ход: ходит { $who }.
karteneck-why-waits = У вас пас, вы ждёте дележа. Ходит { $who }.
karteneck-why-failed = У вас неудача, в этом раунде вы больше ничего не выкладываете. Ходит { $who }.
karteneck-why-closed = { $type ->
    [w] Червяки
   *[other] Курочки { $type }
} перед вами уже лежат: каждый вид — только раз за раунд.
karteneck-why-other-type = За один ход выкладывают только один вид, сейчас это { $type ->
    [w] червяки
   *[other] курочки { $type }
}.
karteneck-why-not-held = Выложить { karteneck-card } нельзя: такой карты у вас на руке нет.
karteneck-why-laying = Пока вы выкладываете { $type ->
    [w] червяков
   *[other] курочек { $type }
}, спасовать нельзя: сначала закончите, а спасовать можно следующим ходом.
karteneck-why-nothing-laid = В этот ход вы ещё ничего не выложили: выложите карту или спасуйте.
karteneck-why-steal = Стянуть фишку можно, только если вы пасуете с червяком и она точно равна вашей сумме.
karteneck-why-passed = У вас пас: осталось только стянуть фишку или оставить её.

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
karteneck-tie = Поровну, решает старшая фишка: { $number ->
    [0] нет
   *[other] { $number }
}
karteneck-account-none = Нет фишек

## Цель
karteneck-goal = Цель: больше всех червячков на фишках. Выкладывайте курочек и хотя бы одного червяка: самая большая сумма берёт лучшую фишку.

## Чей ход
karteneck-ask-go = Выложите карты нового вида или спасуйте.
karteneck-ask-go-pass = Выложить больше нечего: пасуйте.
karteneck-ask-more = Выложите ещё карты этого вида или остановитесь.
karteneck-ask-steal = Стяните фишку или оставьте её.
karteneck-wait = Ходит { $who }.

## Что думает бот
karteneck-think-won = Проверено в { $samples } { $samples ->
    [one] возможной раздаче
   *[other] возможных раздачах
}.
karteneck-think-holds = У игрока { $who } точно есть { $many ->
    [1] курочка
   *[other] курочки
} { $cards }{ $worm ->
    [0] .
   *[1] {" "}и червяк.
}
karteneck-think-no-worm = У игрока { $who } точно нет червяка.
karteneck-think-holds-worm = У игрока { $who } точно есть червяк.
karteneck-think-covers = Тогда фишка { $lowest } ляжет на вашу { $number } и прикроет её.
karteneck-think-theft = Так можно набрать ровно { $number }: это верхняя фишка игрока { $who }.
