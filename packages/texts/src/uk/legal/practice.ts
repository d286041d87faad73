import type { Translation } from "../../types.ts";
import type { practice as english } from "../../en/legal/practice.ts";

export const practice: Translation<typeof english> = {
  "legal.practice.title": "Як знімати шини",
  "legal.practice.lead":
    "П’ять хвилин, три фото на шину. Фото, на якому видно кожну канавку, не доведеться переробляти.",
  "legal.practice.before": "Перш ніж почати",
  "legal.practice.safe": "Станьте безпечно",
  "legal.practice.safeText":
    "Рівне місце подалі від руху. Ручне гальмо, двигун вимкнено. Гарячим шинам і гальмам дайте охолонути.",
  "legal.practice.turn": "Поверніть колесо",
  "legal.practice.turnText":
    "Для передньої шини викрутіть кермо до кінця, щоб протектор дивився на вас. Для задньої присядьте за авто.",
  "legal.practice.clean": "Чисто й сухо",
  "legal.practice.cleanText": "Витріть бруд, вийміть камінці. Вода блищить і ховає канавки.",
  "legal.practice.photos": "Фото",
  "legal.practice.distance": "Відстань близько 30 см",
  "legal.practice.distanceText": "Протектор заповнює кадр від краю до краю. Тримайте телефон прямо навпроти, не згори.",
  "legal.practice.light": "Рівне світло",
  "legal.practice.lightText": "Найкраще денне. У тіні чи в темряві увімкніть ліхтарик. Не знімайте проти сонця.",
  "legal.practice.still": "Не рухайтеся",
  "legal.practice.stillText":
    "Торкніться протектора, щоб він став різким, видихніть, натисніть. Телефон одразу скаже, якщо фото розмите, затемне чи засвітле.",
  "legal.practice.shots": "Три фото кожної шини",
  "legal.practice.whole": "Увесь протектор",
  "legal.practice.wholeText": "Від краю до краю, прямо спереду.",
  "legal.practice.inner": "Внутрішній край",
  "legal.practice.innerText": "Бік до авто, зблизька. Він часто зношується першим, і ніхто цього не бачить.",
  "legal.practice.outer": "Зовнішній край",
  "legal.practice.outerText": "Бік, який видно з узбіччя, зблизька.",
  "legal.practice.after": "Після цього",
  "legal.practice.rejected": "Якщо фото не можна прочитати",
  "legal.practice.rejectedText": "Ви дізнаєтеся чому, скан повертається вам, і ви робите його знову.",
  "legal.practice.doubt": "Чого не видно на фото",
  "legal.practice.doubtText":
    "Тиску, пошкоджень усередині шини, цвяха з іншого боку. Якщо авто тягне вбік, трясе чи гуде або ви бачите здуття чи поріз, дайте шину на огляд, перш ніж їхати далі.",
  "legal.practice.examples": "Яке фото можна прочитати",
  "legal.practice.good": "Різко, на весь кадр, рівне світло: можна прочитати",
  "legal.practice.far": "Задалеко: канавки замалі",
  "legal.practice.dark": "Затемно: канавки зливаються",
  "legal.practice.blurred": "Зрушено: жодного різкого краю",
  "legal.practice.start": "Сканувати шину",
  "legal.practice.signUp": "Зареєструватися й сканувати",
};
