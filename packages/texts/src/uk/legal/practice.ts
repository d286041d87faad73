import type { Translation } from "../../types.ts";
import type { practice as english } from "../../en/legal/practice.ts";

export const practice: Translation<typeof english> = {
  "legal.practice.title": "Як добре сфотографувати шину",
  "legal.practice.lead": "П’ять хвилин, три фото на шину. Якщо видно кожну канавку, перезнімати не доведеться.",
  "legal.practice.film": "Відео: 23 секунди, без звуку, із субтитрами",
  "legal.practice.before": "Перш ніж почати",
  "legal.practice.safe": "Станьте в безпечному місці",
  "legal.practice.safeText":
    "Рівне місце подалі від руху, ручне гальмо затягнуте. Гарячим шинам і гальмам дайте охолонути.",
  "legal.practice.turn": "Поверніть колесо",
  "legal.practice.turnText":
    "Для передньої шини викрутіть кермо до кінця, щоб бачити протектор, і вимкніть двигун. Для задньої присядьте за авто.",
  "legal.practice.clean": "Чисто й сухо",
  "legal.practice.cleanText": "Витріть бруд, вийміть камінці. Вода блищить і ховає канавки.",
  "legal.practice.photos": "Фото",
  "legal.practice.distance": "Відстань близько 30\u00a0см",
  "legal.practice.distanceText": "Протектор заповнює кадр від краю до краю. Тримайте телефон прямо навпроти, не згори.",
  "legal.practice.light": "Рівне світло",
  "legal.practice.lightText": "Найкраще денне. У тіні чи в темряві увімкніть ліхтарик. Не знімайте проти сонця.",
  "legal.practice.still": "Не рухайтеся",
  "legal.practice.stillText":
    "Торкніться протектора, щоб навести на нього різкість, видихніть, натисніть. Телефон одразу підкаже, якщо фото розмите, надто темне чи надто світле.",
  "legal.practice.shots": "Три фото кожної шини",
  "legal.practice.whole": "Увесь протектор",
  "legal.practice.wholeText": "Від краю до краю, прямо спереду.",
  "legal.practice.inner": "Внутрішній край",
  "legal.practice.innerText": "Бік до авто, зблизька. Він часто зношується першим, і ніхто цього не бачить.",
  "legal.practice.outer": "Зовнішній край",
  "legal.practice.outerText": "Бік, який видно з узбіччя, зблизька.",
  "legal.practice.after": "Після цього",
  "legal.practice.rejected": "Якщо фото не вдалося прочитати",
  "legal.practice.rejectedText": "Ми пояснимо чому й повернемо скан, щоб ви спробували ще раз.",
  "legal.practice.doubt": "Чого не видно на фото",
  "legal.practice.doubtText":
    "Тиску, пошкоджень усередині шини, цвяха з іншого боку. Якщо авто тягне вбік, трясе чи гуде або ви бачите здуття чи поріз, дайте шину на огляд, перш ніж їхати далі.",
  "legal.practice.examples": "Вдалі й невдалі фото",
  "legal.practice.good": "Чітко, на весь кадр, рівне світло: підходить",
  "legal.practice.far": "Надто далеко: канавки замалі",
  "legal.practice.dark": "Надто темно: канавки зливаються",
  "legal.practice.blurred": "Розмито: жодного різкого краю",
  "legal.practice.start": "Сканувати шину",
  "legal.practice.signUp": "Зареєструватися й сканувати",
};
