## Кнопки
bratwurmeck-keep = Отложить { $dice } × { $face ->
    [w] червяк
   *[other] { $face }
}
bratwurmeck-roll = Бросить { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
bratwurmeck-grill = Взять { $tile }
bratwurmeck-steal = Украсть { $tile } у игрока { $whom }
bratwurmeck-stop = Сдаться

## Что даст выбор
bratwurmeck-hint-keep = +{ $adds } = { $total }
bratwurmeck-hint-roll = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
bratwurmeck-hint-grill = взять { $tile }
bratwurmeck-hint-steal = { $tile } у игрока { $whom }
bratwurmeck-hint-stop = неудача
bratwurmeck-cost-tile = Сдаться — это неудача: ваша фишка { $tile } вернётся на гриль.
bratwurmeck-cost = Сдаться — это неудача.

## Что значит выбор
bratwurmeck-can-keep = Откладываются все кубики с этим значением. Каждое значение можно отложить только раз за ход.
bratwurmeck-can-roll = Вы бросаете оставшиеся кубики. Если выпадет только то, что уже отложено, — неудача.
bratwurmeck-can-grill = Вы останавливаетесь и берёте с гриля фишку { $total }, а если её там нет — ближайшую меньшую.
bratwurmeck-can-steal = Вы останавливаетесь и стягиваете верхнюю фишку, точно равную вашей сумме: { $total }.
bratwurmeck-can-stop = Вы сдаётесь и ничего не берёте. Это неудача: если у вас есть фишки, верхняя вернётся на гриль.

## Почему нельзя
bratwurmeck-why-wait = Сейчас не ваш ход: ходит { $who }.
bratwurmeck-why-kept = { $face ->
    [w] Червяки
   *[other] Кубики { $face }
} в этот ход уже отложены: каждое значение — только раз.
bratwurmeck-why-not-rolled = { $face ->
    [w] Червяк
   *[other] { $face }
} в этом броске не выпадает.
bratwurmeck-why-one-face = Из каждого броска откладывают только одно значение.
bratwurmeck-why-keep-first = Сначала отложите одно из выпавших значений. Только потом можно бросать дальше или остановиться.
bratwurmeck-why-no-dice = Бросать больше нечего: кубики кончились.
bratwurmeck-why-no-face = Бросать дальше нельзя: отложены уже все значения.
bratwurmeck-why-no-worm = Взять или стянуть фишку пока нельзя: среди отложенных кубиков нет червяка.
bratwurmeck-why-too-low = Взять фишку нельзя: на гриле нет ни { $total }, ни меньше.
bratwurmeck-why-own-tile = Фишка { $tile } лежит в вашей же стопке: стянуть можно только чужую.
bratwurmeck-why-not-exact = Стянуть нельзя: ни у кого из других верхняя фишка не равна точно { $total }.
bratwurmeck-why-take = Сдаться нельзя: с суммой { $total } для вас есть фишка.

## События
bratwurmeck-tell-first = Начинает { $who }.
bratwurmeck-tell-rolled = { $who } бросает: { $faces }.
bratwurmeck-tell-keep = { $who } откладывает { $dice } × { $face ->
    [w] червяк
   *[other] { $face }
}: { $total }.
bratwurmeck-tell-stop = { $who } сдаётся.
bratwurmeck-taken = { $who } берёт { $tile }.
bratwurmeck-stolen = { $who } крадёт { $tile } у игрока { $whom }.
bratwurmeck-failed = { $who }: неудача{ $back ->
    [0] { "" }
   *[other] ; { $back } возвращается
}{ $turned ->
    [0] .
    [1] , { $tile } переворачивается.
   *[other] , { $tile } и { $other } переворачиваются.
}

## Конец
bratwurmeck-account = { $tile }: { $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
   *[other] { $worms } червяков
}
bratwurmeck-tie = Поровну, решает старшая фишка: { $number ->
    [0] нет
   *[other] { $number }
}
bratwurmeck-account-none = Нет фишек

## Цель
bratwurmeck-goal = Цель: больше всех червячков. Откладывайте кубики, среди них хотя бы одного червяка, и наберите число фишки: тогда она ваша.

## Чей ход
bratwurmeck-ask-keep = Выберите, какие кубики отложить.
bratwurmeck-ask-go = Бросайте дальше или остановитесь.
bratwurmeck-wait = Ходит { $who }.

## Варианты правил
bratwurmeck-option-faster = Неудача дороже
bratwurmeck-option-faster-what = После неудачи переворачивается больше фишек, и игра короче.
bratwurmeck-option-faster-means = { $value ->
   *[off] Старшая фишка переворачивается — если только это не та, что вы сейчас вернули.
    [no-exception] Старшая фишка переворачивается, даже если это та, что вы сейчас вернули.
    [all-returned] Возвращённая фишка ложится лицом вниз, и старшая из оставшихся тоже переворачивается.
}
bratwurmeck-option-faster-from = Из вариантов в правилах.
bratwurmeck-option-flip-without-tile = Неудача без фишки
bratwurmeck-option-flip-without-tile-what = Что бывает при неудаче, если вернуть нечего.
bratwurmeck-option-flip-without-tile-means = { $value ->
   *[off] Ничего не происходит.
    [on] Старшая фишка на гриле всё равно переворачивается.
}
bratwurmeck-option-flip-without-tile-from = Домашнее правило.

# What a bot thinks of a choice.
bratwurmeck-think-fails = Потом ход срывается в { $percent } % случаев.
bratwurmeck-think-no-harm = Неудача здесь не вредит.
bratwurmeck-think-fail-best = Лучше неудачи здесь ничего нет.
bratwurmeck-think-fail-over = Неудача закончит игру.
bratwurmeck-think-sure = Это точно даст фишку { $total }.
bratwurmeck-think-ends = Скорее всего поможет фишка { $total } ({ $percent } %).
bratwurmeck-think-over = На этом игра кончается.
bratwurmeck-think-over-won = На этом игра кончается победой.
bratwurmeck-think-over-lost = На этом игра кончается поражением.
bratwurmeck-think-else = Если бросать дальше, ход срывается в { $percent } % случаев.
bratwurmeck-think-better = { $percent ->
    [0] Если бросать дальше, лучше не станет.
   *[other] Если бросать дальше, лучше выйдет лишь в { $percent } % случаев.
}
bratwurmeck-think-give-up = Ни одна доступная фишка сейчас не лучше неудачи.
bratwurmeck-think-stop-fails = Сдаться — это неудача.
bratwurmeck-think-no-tile = Ни одной фишки уже не достать.
