import type { Translation } from "../../types.ts";
import type { cookies as english } from "../../en/legal/cookies.ts";

export const cookies: Translation<typeof english> = {
  "legal.cookies.title": "Файли cookie та пам’ять браузера",
  "legal.cookies.lead":
    "Усе, що TreadClub зберігає у вашому браузері. Нічого приймати чи відхиляти не треба: усе це потрібне для того, що ви робите, або є вашим вибором.",
  "legal.cookies.none": "Чого ми не використовуємо",
  "legal.cookies.noneText": `
    - Жодної реклами й жодного стеження, ні нашого, ні чужого.
    - Жодної аналітики.
    - Жодних скриптів, шрифтів, зображень чи файлів cookie інших компаній. Якщо ви входите через Google, ви переходите на сторінку самого Google, де діють його правила.`,
  "legal.cookies.signIn": "Вхід",
  "legal.cookies.signInLead":
    "Необхідне: без цього ніхто не може ввійти. Зникає, коли ви виходите, якщо не сказано інакше.",
  "legal.cookies.doing": "Незавершені справи",
  "legal.cookies.doingLead": "Необхідне для того, про що ви просили: набране чи сфотографоване не втрачається.",
  "legal.cookies.looks": "Ваші налаштування",
  "legal.cookies.looksLead": "Ваш вибір. Зберігається лише тоді, коли ви обрали щось інше, ніж звичайне.",
  "legal.cookies.files": "Сам застосунок",
  "legal.cookies.filesLead": "Файли, однакові для всіх, які нічого про вас не говорять.",
  "legal.cookies.control": "Як це вилучити",
  "legal.cookies.controlText": `
    Вийдіть: це завершує вхід і стирає чернетки та збережені файли. Решту можна вилучити в налаштуваннях браузера, у «даних сайтів». TreadClub працюватиме далі; доведеться лише ввійти знову.
    Якщо колись ми захочемо зберігати щось непотрібне для роботи, ми спершу спитаємо вас. Питання: {email}.`,
  "legal.cookies.forWhat": "Для чого",
  "legal.cookies.howLong": "Як довго",
  "legal.cookies.where": "Де",
  "legal.cookies.kind.cookie": "Файл cookie (HttpOnly: програми на сторінці не можуть його прочитати)",
  "legal.cookies.kind.local": "Локальне сховище (local storage)",
  "legal.cookies.kind.session": "Сховище цієї вкладки (session storage)",
  "legal.cookies.kind.database": "IndexedDB",
  "legal.cookies.kind.cache": "Кеш service worker",
  "legal.cookies.span.signOut": "Доки ви не вийдете",
  "legal.cookies.span.acting": "Доки триває дія за іншого, щонайбільше 30 хвилин",
  "legal.cookies.span.thirtyDays": "30 днів від останнього відвідування або доки ви не вийдете",
  "legal.cookies.span.device": "1 рік від останнього входу на цьому пристрої",
  "legal.cookies.span.quarterHour": "15 хвилин",
  "legal.cookies.span.hour": "1 година",
  "legal.cookies.span.day": "24 години або до кінця сканування, якщо він раніше",
  "legal.cookies.span.tab": "Доки ви не надішлете форму, не вийдете чи не закриєте вкладку",
  "legal.cookies.span.tabOnly": "Доки ви не закриєте вкладку",
  "legal.cookies.span.sent": "Доки скан не надіслано або ви його не відкинете",
  "legal.cookies.span.changed": "Доки ви не зміните це назад",
  "legal.cookies.span.replaced": "Доки ви не відкриєте інший або не вийдете з акаунта",
  "legal.cookies.span.newVersion": "До наступної версії застосунку або доки ви не вийдете",
  "legal.cookies.for.jwt": "Показує нашому серверу, що ви ввійшли. Оновлюється кожні 10 хвилин.",
  "legal.cookies.for.user": "Ваш номер користувача, роль, ім’я та мова, щоб сторінка знала, хто ви.",
  "legal.cookies.for.rabbit_jwt": "Такий самий вхід для адміністратора, який діє за когось. У водіїв його не буває.",
  "legal.cookies.for.rabbit_user": "Номер, роль, ім’я та мова користувача, за якого діє цей адміністратор.",
  "legal.cookies.for.refresh": "Поновлює вхід, щоб не вводити пароль щоразу.",
  "legal.cookies.for.device":
    "Позначає пристрій, на якому ви вже входили. Якщо хтось деінде вгадує ваш пароль, тут ви все одно можете ввійти. Також показує, які облікові записи мають спільний браузер, щоб одна людина отримала один вітальний ваучер.",
  "legal.cookies.for.provider": "Забезпечує, що відповідь Google належить до входу, який почали саме ви.",
  "legal.cookies.for.draft": "Те, що ви набрали у формі й ще не надіслали. Ніколи не паролі.",
  "legal.cookies.for.scans": "Перелік сканів, які ви почали й ще не надіслали.",
  "legal.cookies.for.photos": "Фото цих сканів, доки їх не отримає наш сервер.",
  "legal.cookies.for.scanning":
    "Сканування, на яке вас спрямував сайт: його ключ, адреси для повернення і те, що ви виміряли, щоб закрита сторінка продовжила з того самого місця.",
  "legal.cookies.for.measuring":
    "Чим закінчилося ваше останнє вимірювання сканером і ключ до його результату, щоб після перезавантаження показати знову.",
  "legal.cookies.for.trying": "Що ви пробували на сторінці для розробників, доки не повернетеся зі сканера.",
  "legal.cookies.for.scroll": "Докуди ви прогорнули сторінку, щоб «назад» вело на те саме місце.",
  "legal.cookies.for.locale": "Ваша мова.",
  "legal.cookies.for.theme": "Світлий чи темний вигляд.",
  "legal.cookies.for.gauge": "У якому порядку ви міряєте шини глибиноміром.",
  "legal.cookies.for.shortcuts": "Те, що ви вимкнули клавіші швидкого доступу.",
  "legal.cookies.for.files": "Скрипти, стилі й шрифти застосунку, щоб він відкривався швидко й без мережі.",
  "legal.cookies.for.wallet": "Ваші ваучери, якими вони були востаннє, і ваше ім’я, щоб показати їх без інтернету.",
  "legal.cookies.for.tillKept": "Ваучери, які каса прийняла без мережі, доки їх не підтверджено чи не прибрано.",
  "legal.cookies.for.till": "Хто працює на цій касі, щоб вона відкривалася без інтернету.",
  "legal.cookies.for.sharedVoucher":
    "Ваучер, яким з вами поділилися і який ви відкрили останнім, щоб показати його без інтернету.",
};
