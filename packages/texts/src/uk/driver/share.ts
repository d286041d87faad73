import type { Translation } from "../../types.ts";
import type { share as english } from "../../en/driver/share.ts";

export const share: Translation<typeof english> = {
  "driver.share.title": "Спільна машина",
  "driver.share.text": "Ви обоє бачите цю машину та стан її шин. Скани в кожного свої.",
  "driver.share.owner": "{name} (власник)",
  "driver.share.end": "Більше не ділитися",
  "driver.share.endTitle": "Більше не ділитися з {name}?",
  "driver.share.endText": "Ця людина більше не бачитиме машини. Її скани залишаться в неї.",
  "driver.share.ended": "Ви більше не ділитеся машиною з {name}",
  "driver.share.askOwner": "Тепер це моя машина",
  "driver.share.askShare": "Машина в нас спільна",
  "driver.share.askText":
    "Перевірте, чи немає помилки в номері. Якщо все правильно, ми спитаємо того, у кого вона зараз. Назвемо лише ваше ім’я.",
  "driver.share.sent": "Запит на {plate} надіслано",
  "driver.share.sentOwner":
    "Відповідь має бути до {date}. Якщо її не буде й машиною не користуватимуться, вона ваша. Ми повідомимо.",
  "driver.share.sentShare": "Відповідь має бути до {date}. Без згоди поділитися не можна. Ми повідомимо.",
  "driver.share.tooOften": "Ви вже просили кілька машин або саме цю. Спробуйте через 30 днів.",
  "driver.share.asksOwner": "{name} каже, що {plate} тепер його чи її машина",
  "driver.share.asksOwnerText":
    "Якщо продали її, передайте. Якщо до {date} не відповісте й не зробите скану, машина перейде до іншого водія. Ваші скани в будь-якому разі ваші.",
  "driver.share.asksShare": "{name} хоче ділити з вами {plate}",
  "driver.share.asksShareText":
    "Погоджуйтеся, лише якщо ви знайомі. Якщо до {date} не відповісте, нічого не зміниться.",
  "driver.share.handOver": "Передати",
  "driver.share.handOverTitle": "Передати {plate}: {name}?",
  "driver.share.handOverText":
    "Машина зникне з вашого профілю та в усіх, з ким ви її ділите. Скасувати це не можна. Ваші скани залишаться вашими.",
  "driver.share.share": "Ділитися",
  "driver.share.decline": "Відмовити",
  "driver.share.answered.hand_over": "{plate} передано",
  "driver.share.answered.share": "{plate} тепер спільна",
  "driver.share.answered.decline": "Запит на {plate} відхилено",
  "driver.share.blocked": "{plate} не можна передати, поки є відкритий запит ціни чи бронювання, або це вже вирішено.",
  "driver.share.waiting": "Ви попросили {plate}",
  "driver.share.withdraw": "Скасувати запит",
  "driver.share.withdrawn": "Запит на {plate} скасовано",
};
