## Everywhere

motto = Пять игр за одним столиком.
back = Назад
home = На улицу
close = Закрыть
menu = Меню
settings = Настройки
language = Язык
theme = Тема: { $theme ->
    [light] день
    [dark] вечер
   *[other] как на устройстве
}
you = Вы
your-name = Ваше имя
name = Имя
save = Сохранить
copy = Копировать
copied = Скопировано
link = Ссылка
code = Код
qr = QR-код ссылки
rules = Правила
games = Игры
import-title = Показать запись
verify-title = Честно ли было?
joining = Минутку …
fault = { $kind ->
    [offline] Сервер недоступен. Попробуйте чуть позже.
    [bad-message] Страница не подходит серверу. Загрузите её заново.
    [too-fast] Слишком много сразу. Подождите немного.
    [unknown] Здесь ничего нет, или это не для вас.
    [over] Эта игра окончена.
    [not-your-seat] Это не ваше место.
    [stale] Что-то произошло раньше.
    [not-legal] Сейчас так нельзя.
    [not-now] Сейчас так нельзя.
    [taken] Кто-то успел раньше.
    [bad-text] Такой текст не подходит.
    [bad-record] Эту запись не прочесть.
    [bad-table] Такой стол накрыть нельзя.
   *[other] Не получилось. Попробуйте ещё раз.
}

## The five games

game-bratwurmeck = Хекмек
game-karteneck = Картенек
game-barbecue = Барбекю
game-haecmaec = Хэк Мэк
game-tricknchef = Трик-н-Шеф
game-bratwurmeck-line = Бросайте, откладывайте и вовремя остановитесь.
game-karteneck-line = Выкладывайте кур с умом: лучшая фишка — смелым.
game-barbecue-line = Тарелки на гриле, а между ними улитки.
game-haecmaec-line = Что лежит под салатом? Помните или обвиняйте.
game-tricknchef-line = Десять взяток и козыри, которые бродят.

## Home

players = Игроки
minutes = { $minutes } мин
play-now = Играть
learn = Урок
newcomer = Впервые здесь? «Хекмек» за четыре минуты.
puzzles = Задача дня
puzzle-of = Задача: { $game }
puzzle-solved = решена
new-table = Новый стол
tables = Столы
join = Сесть по ссылке или коду
join-label = Ссылка или код
join-go = Сесть
going = Идёт сейчас
go-on-learning = Продолжить урок: { $game }
past-games = Сыгранные партии
past-games-none = Ещё ни одна партия не доиграна.
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт.
chairs-free = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[other] { $count } мест свободно
}
their-turn = Ходит { $who }
bot-called = { $name ->
    [Rosa] Роза
    [Otto] Отто
    [Frieda] Фрида
    [Kolja] Коля
    [Greta] Грета
    [Emil] Эмиль
    [Paula] Паула
    [Mila] Мила
    [Ole] Оле
    [Nora] Нора
    [Piet] Пит
    [Lina] Лина
    [Jule] Юле
   *[other] { $name }
}
your-turn-tag = ваш ход
game-over = окончена

## Another device

other-device = Другое устройство
other-device-how = Откройте ссылку на другом устройстве или введите там код. Она действует один раз в течение десяти минут.
device-claim = Продолжить на этом устройстве под своим именем? Кем вы были здесь раньше, забудется.
device-claim-go = Да, это я
