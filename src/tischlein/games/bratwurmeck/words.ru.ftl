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
bratwurmeck-hint-grill = берём { $tile }
bratwurmeck-hint-steal = { $tile } у игрока { $whom }
bratwurmeck-hint-stop = неудача
bratwurmeck-cost-tile = Остановиться сейчас — неудача: ваша фишка { $tile } вернётся на гриль.
bratwurmeck-cost = Остановиться сейчас — неудача.

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
bratwurmeck-account-none = Нет фишек

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
