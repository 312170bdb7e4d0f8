## A new table

chairs = Места
chair-name = Место { $number }
chair-kind = { $kind ->
    [me] Я
   *[open] Кто придёт
    [bot] Бот
    [local] За этим устройством
}
name-of = Имя на месте { $number }
level-of = Бот на месте { $number }
level = { $level ->
    [easy] лёгкий
   *[normal] обычный
    [hard] сильный
    [expert] мастер
}
chair-mine = Одно место должно быть вашим. Выберите на одном из них «Я».
add-chair = Ещё одно место
remove-chair = Убрать место { $number }
options = Правила игры
time = Время
clock = Часы
clock-choice = { $clock ->
   *[none] Без часов
    [30] 30 секунд на ход
    [60] 60 секунд на ход
    [120] 120 секунд на ход
    [86400] 1 день на ход
    [259200] 3 дня на ход
    [604800] 7 дней на ход
}
late = Когда время вышло
late-choice = { $late ->
    [bot-seat] Бот играет, пока игрока нет
    [bot-move] Бот делает этот ход
   *[wait] Стол ждёт
}
window = Время на подозрение
window-choice = { $seconds ->
    [0] Без часов: закрытые ответы
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}
window-what = Столько времени у остальных после каждой карты начинки, чтобы высказать подозрение или хлопнуть. Без часов все отвечают не спеша, и никто не видит ответов, пока не ответили все.
pace = Как играют боты
pace-choice = { $pace ->
    [instant] Сразу
   *[quick] Быстро
    [calm] Спокойно
}
who-sees = Кто что видит
public = Показать среди открытых столов
spectators = Можно смотреть со стороны
hints = Подсказывать, что даёт каждый выбор
box = В моей коробке другие числа
box-what = Любое число игры можно поставить таким, как в вашей коробке. Меняется только то, что вы измените.
box-reset = Как в коробке
open-table = Накрыть стол
box-worms = Червячки на фишке или месте
box-hand_size = Карт на руке
box-chickens = Карты кур каждого достоинства
box-values = Сколько стоит карта
box-removed = Убранные фишки по числу игроков
box-tiles = Фишки каждого числа
box-snails = Улитки
box-snail_points = Очков за улитку
box-ingredients = Карты начинки по значениям
box-flies = Мухи
box-penalty_times = Во сколько раз считается штраф
box-normal_tops = Верхние булочки по числу игроков
box-doubling_tops = Удваивающие булочки по числу игроков
box-bottoms_in_play = Нижние булочки по числу игроков
box-to_close = Сколько начинки нужно, чтобы закрыть
box-stars = Звёзды на картах по старшинству
box-chef_tokens = Шефы каждого цвета
box-coin_tokens = Монеты
box-coin_points = Очков за монету
box-label = { $label ->
    [w] червяк
    [patty] котлета
    [cheese] сыр
    [tomato] помидор
    [bacon] бекон
    [pickle] огурец
    [lettuce] салат
    [onion] лук
    [ketchup] кетчуп
    [red] красный
    [yellow] жёлтый
    [blue] синий
    [green] зелёный
   *[other] { $label }
}

## Rule options

value-off = нет
value-on = да
value-no-exception = без исключения
value-all-returned = обе фишки
value-random = по жребию
value-red = красный
value-yellow = жёлтый
value-blue = синий
value-green = зелёный

## Rules

rules-tab = Открыть в новой вкладке
contents = Содержание
usual = обычно
at-this-table = за этим столом
at-this-table-other = за этим столом другие числа
example-name = { $seat ->
    [1] Маша
    [2] Оля
   *[other] Митя
}

## Waiting for others

chair-open = Свободное место
sit-down = Сесть
stand-up = Встать
that-is-you = Это вы
bot-name = Бот { $number }
bot-level = Бот, { $level ->
    [easy] лёгкий
   *[normal] обычный
    [hard] сильный
    [expert] мастер
}
begin = { $free ->
    [0] Начать
   *[other] Начать с ботами
}
begin-how = { $free ->
    [one] { $free } свободное место займёт бот.
    [few] { $free } свободных места займут боты.
   *[other] { $free } свободных мест займут боты.
}
host-begins = Игра начнётся, когда все места заняты или когда её начнёт хозяин стола.
invite = Пригласить
clock-now = { $kind ->
   *[none] Без часов
    [move] Секунд на ход: { $seconds }
    [days] Дней на ход: { $days }
}
public-now = { $public ->
    [yes] Стол виден всем
   *[no] Только по ссылке
}
spectators-now = { $allowed ->
    [yes] Смотрят: { $count }
   *[no] Смотреть со стороны нельзя
}
components-changed = Числа не такие, как в коробке
commitment = Чтобы потом проверить, что всё было честно:

## At the table

seats = Остальные
seat-label = { $who }{ $turn ->
    [yes] , ходит
   *[no] { "" }
}
you-named = { $who } (вы)
away = не на связи
bot-sits-in = играет бот
time-left = Осталось: { $time }
line-your-turn = Ваш ход.
line-turn-of = { $who }, ваш ход.
line-turn = { $count ->
    [one] Ходит { $who }.
   *[other] Ходят { $who }.
}
line-answered = Вы ответили, остальные думают.
line-chance = Теперь решает случай.
line-lent = За вас играет бот.
line-over = Игра окончена.
choices = Что можно сделать
sure = Точно?
think-again = Пока нет
undo = Вернуть ход
log = Что было
log-and-chat = Ход игры и чат { $fresh ->
    [0] { "" }
   *[other] (новых: { $fresh })
}
log-undo = { $who } возвращает ход.
log-time = { $who } { $ms } мс
times = Руки по порядку
seconds = { $seconds } с
milliseconds = { $ms } мс
say-something = Напишите
send = Отправить
emotes = Быстрые слова
emote = { $emote ->
   *[hello] Привет!
    [thanks] Спасибо!
    [well-played] Красиво!
    [oops] Ой!
    [lucky] Повезло!
    [hurry] Твой ход …
}
connection-lost = Связь прервалась. Ничего не пропало, пробуем снова.
lend = За игрока { $who } играет бот
take-back = { $who }: играть дальше самому
leave = Уйти
leave-cost = В игре ваше место займёт бот; вы можете вернуться.
stay = Остаться
tell-turn = Сообщать, когда мой ход
tell-turn-denied = Браузер не разрешает здесь уведомления. Это можно изменить в его настройках для этой страницы.
tell-turn-none = Этот браузер не может показывать здесь уведомления.
turn-with = За столом: { $who }
hand-over = Передайте: { $who }
hand-over-why = Чтобы никто не видел чужих карт.
i-am = Я — { $who }

## На большом экране

screen-show = Показать на большом экране
screen-copy = Скопировать ссылку для большого экрана
screen-sit = Садитесь за стол с телефоном
screen-how = Наведите камеру или откройте { $address } и введите код:
screen-back = { $watch ->
    [yes] Наведите камеру, чтобы вернуться или смотреть
   *[no] Наведите камеру, чтобы вернуться
}
screen-window = Сейчас решают все.
screen-local = Экран открыт по адресу «{ $address }». Там телефоны его не найдут: откройте его по адресу этого компьютера в вашей сети.
fullscreen = Во весь экран

## Help

help = Что можно сделать?
help-may = Можно
help-may-not = Сейчас нельзя
help-more = и ещё { $count }
help-rules = Все правила
hints-ask = Что лучше всего?
hints-wait = Думаю …
hints-best = Как это видит мастер
hints-wins = { $value } % на победу
hints-about = около { $value } %
hints-worse = казалось хуже
hints-alike = Примерно так же хорошо.
hints-guess = Только догадка: проб слишком мало, чтобы назвать шансы.
hints-points = очков: { $value }
hints-always = Всегда показывать на столе шансы лучшего хода
odds-fails = { $label }: шансы в %, неудача: { $percent } %
odds-at = { $at }: { $percent } %.
rule-link = Правила: { $section }
rule-section = { $rule ->
   *[turn] ход
    [stop] остановка
    [fail] неудача
    [options] варианты
    [lay] выкладывание
    [share] делёж
    [accuse] рецепт
    [slap] с хлопками
    [chefs] шефы
}

## People come and go

people-sat = { $who } садится за стол.
people-stood = { $name } уходит из-за стола.
people-lent-asked = Вместо { $who } играет бот.
people-lent-left = { $who } уходит; дальше играет бот.
people-lent-late = { $who }: время вышло, дальше играет бот.
people-lent-gone = { $who } давно не на связи; дальше играет бот.
people-returned = { $who } снова играет.

## The end

you-win = Вы победили
wins = { $count ->
    [one] Побеждает { $who }
   *[other] Побеждают { $who }
}
rank = { $rank }.
winner = победа
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
rematch = Реванш
go-rematch = К реваншу
replay = Повтор
see-table = Посмотреть стол
see-ranking = Посмотреть итоги

## A guided first game

coach = Крендель
lesson-title = Первая игра
lesson-progress = Пройдено
lesson-next = Дальше
lesson-skip = Пропустить
lesson-back = Шаг назад
lesson-watch = А теперь смотрите, что будет.
lesson-returned = С возвращением! Продолжим с того же места?
lesson-go-on = Продолжить
lesson-again = Сначала
lesson-done = Вот и первая игра!
lesson-play = Играть с ботами

## Replay

perspective = Чьими глазами
from-outside = со стороны
from-open = открытые карты
eyes = Стол игрока
download = Скачать запись
moment = Момент
moment-of = { $at } из { $last }
play = Пуск
pause = Пауза
step-back = Назад
step-on = Вперёд
to-first = В начало
to-last = В конец
import-how = Запись игры: отсюда, из терминала или набранная за настоящим столом.
import-file = Из файла
import-text = Или вставьте сюда
import-go = Показать

## Разбор

review = Разбор
review-tabs = Что здесь показано
review-how = Что решила удача, а чего стоили решения? Мастер посмотрит всю партию ещё раз.
review-long = В играх с кубиками это несколько секунд, в карточных — до минуты-двух. Можно уйти и вернуться.
review-go = Разобрать партию
review-waiting = Сначала разбираются другие партии. Можно уйти и вернуться.
review-working = Считаем: { $percent } %
review-left = { $unit ->
    [minutes] { $many ->
        [one] Осталась примерно { $many } минута.
        [few] Осталось примерно { $many } минуты.
       *[many] Осталось примерно { $many } минут.
    }
   *[seconds] Осталось примерно { $many } секунд.
}
review-impossible = { $why ->
    [players] Для стольких игроков ещё никто не научился оценивать стол, поэтому разбора нет.
   *[unfinished] Эта партия обрывается. Разобрать можно только законченную.
}
review-failed = Не получилось. Можно попробовать ещё раз.
review-chart = Шансы на победу: { $list }
review-share = { $who } { $share } %
review-counts = Все числа — процентные пункты шанса на победу. Удача и решения то поднимают его, то опускают, поэтому за всю партию может набраться больше 100.
review-points = { $points ->
    [one] { $points } процентный пункт
    [few] { $points } процентных пункта
   *[many] { $points } процентных пунктов
}
review-end-word = В начале шанс { $start } %. { $end ->
    [won] Победа.
    [shared] Победа поделена.
   *[lost] Поражение.
}
review-luck-word = { $luck ->
    [good] Удача улыбалась: дала { review-points }.
    [bad] Удача отвернулась: отняла { review-points }.
   *[even] Удача была справедлива.
}
review-own-word = { $own ->
    [best] Решения: почти безупречно.
    [good] Решения: хорошо, с мелкими промахами. Они стоили { review-points }.
    [costly] Решения: некоторые обошлись дорого. Вместе они стоили { review-points }.
   *[dear] Решения: многие обошлись дорого. Вместе они стоили { review-points }.
}
review-sum = Как это складывается
review-sum-how = Начало + удача + свои решения + решения других = итог: 100 — победа, 0 — поражение.
review-sum-quick = В карточных играх решения сравниваются с решениями быстрого игрока: удачные прибавляют.
review-start = шансы в начале
review-luck = удача
review-own = свои решения
review-others = решения других
review-result = итог
review-turning = Переломные моменты
review-change = { $who }: { $before } % → { $after } %
review-moves = Самые дорогие решения
review-better = Лучше: { $best }
review-cost = { $cost } процентного пункта
review-back = Назад к списку
review-none = Ни одно решение не стоило больше одного процентного пункта.
review-fair = Решение судят по тому, что можно было знать тогда; что было скрыто — это удача.

## Задача дня

puzzle-watch = Посмотрите, что происходит. Потом ваш ход.
puzzle-ask = Какой ход лучший? Осторожно: первое, что приходит в голову, — не лучшее.
puzzle-obvious = «{ $choice }» — { $percent } % побед. Это приходит в голову первым, но другое выигрывает чаще. Попробуйте ещё!
puzzle-wrong = «{ $choice }» — { $percent } % побед. Неплохо, но есть лучше.
puzzle-right = Верно! «{ $best }» — { $percent } % побед, «{ $other }» — только { $less } %.
puzzle-shown = Это было «{ $best }»: { $percent } % побед, а «{ $other }» — только { $less } %.
puzzle-why = Почему?
puzzle-again = Посмотреть ещё раз
puzzle-show = Показать ответ
puzzle-values = Как часто побеждает каждый выбор
puzzle-first = приходит в голову первым
puzzle-best = лучше всего
puzzle-how = Шансы на победу, если дальше за всех играет мастер, — по всему, что здесь можно знать.
puzzle-ahead = { $points ->
    [0] В среднем потом поровну.
    [one] В среднем потом { $points } очко впереди.
    [few] В среднем потом { $points } очка впереди.
   *[other] В среднем потом { $points } очков впереди.
}
puzzle-behind = { $points ->
    [one] В среднем потом { $points } очко позади.
    [few] В среднем потом { $points } очка позади.
   *[other] В среднем потом { $points } очков позади.
}
puzzle-board = Назад к столу
puzzle-retry = Ещё раз
puzzle-others = Другие задачи на сегодня
puzzle-tomorrow = Завтра будет новая.

## Fair luck

verify-how = До первого события показано запечатанное зерно. После игры его открывают: из него и из того, что добавили браузеры игроков, следует каждый жребий.
verify-which = Какая игра? Вставьте ссылку на её повтор.
verify-go = Проверить
verify-none = Эту игру раздавали не здесь, проверять нечего.
verify-seed = Зерно подходит к печати, показанной до игры.
verify-seed-bad = Зерно не подходит к печати, показанной до игры.
verify-seal = Печать
verify-opened = Зерно
verify-draws = { $count ->
    [one] { $count } жребий следует из зерна.
    [few] Все { $count } жребия следуют из зерна.
   *[other] Все { $count } жребиев следуют из зерна.
}
verify-draws-bad = { $count ->
    [one] { $count } жребий не следует из зерна.
    [few] { $count } жребия не следуют из зерна.
   *[other] { $count } жребиев не следуют из зерна.
}
verify-raced = по времени реакции
verify-next = после прошлой игры начинает следующий игрок
verify-good = сходится
verify-bad = не сходится

## Dice and worms

die = { $face ->
    [w] Кубик: червяк
   *[other] Кубик: { $face }
}
dice = { $count } × { $face ->
    [w] червяк
   *[other] { $face }
}
kept = Отложено
kept-label = Отложено: { $total }, { $worm ->
    [yes] червяк есть
   *[no] червяка ещё нет
}
dice-left = { $count ->
    [one] Бросать { $count } кубик
    [few] Бросать { $count } кубика
   *[other] Бросать { $count } кубиков
}
worms = { $count ->
    [one] { $count } червяк
    [few] { $count } червяка
   *[other] { $count } червяков
}
sound = { $on ->
    [yes] Звук включён
   *[no] Звук выключен
}
tempo = Как всё движется
tempo-is = { $tempo ->
   *[calm] спокойно
    [quick] быстро
    [still] никак
}
face-worm = червяк
guest = Гость
