import type { accountData as english } from "../../en/account/data.ts";
import type { Translation } from "../../types.ts";

export const accountData: Translation<typeof english> = {
  "account.data.title": "Ваші дані",
  "account.data.lead": "Що ми про вас зберігаємо й що ви можете з цим зробити.",
  "account.data.keep": "Що ми зберігаємо й навіщо",
  "account.data.keepAccount": "Ваш обліковий запис",
  "account.data.keepAccountText": "Ім’я, ел. пошта й телефон: щоб ви могли входити, а ми — зв’язатися з вами.",
  "account.data.keepTyres": "Авто, скани й фото",
  "account.data.keepTyresText": "Щоб оцінити шини й вчасно нагадати про заміну. Фото видаляємо через 24 місяці.",
  "account.data.keepDeals": "Пропозиції, записи, ваучери",
  "account.data.keepDealsText":
    "Для вас і майстерні. Оплачені записи зберігаємо 6 років: цього вимагає податкове законодавство.",
  "account.data.keepWork": "Ваші дії",
  "account.data.keepWorkText": "Хто що відповів, прийняв чи змінив — для тих, кого це стосується.",
  "account.data.keepTrail": "Входи й зміни",
  "account.data.keepTrailText": "Щоб помітити зловживання. Видаляємо через 12 місяців.",
  "account.data.privacy": "Повний текст політики приватності",
  "account.data.cookies": "Що зберігається у вашому браузері",
  "account.data.download": "Завантажити дані",
  "account.data.downloadText": "ZIP-файл з усім, що ми зараз про вас зберігаємо (data.json), і вашими фото.",
  "account.data.downloadGo": "Завантажити мої дані",
  "account.data.downloading": "Завантаження",
  "account.data.downloadSoFar": "Уже {size}\u00a0МБ",
  "account.data.downloadStop": "Зупинити",
  "account.data.downloaded": "Збережено як {name}",
  "account.data.downloadBroken": "Завантаження перервалося, нічого не збережено. Спробуйте з кращим зв’язком.",
  "account.data.downloadLimit": "Ви щойно завантажили дані кілька разів. Спробуйте за годину.",
  "account.data.consents": "На що ви погодилися",
  "account.data.consentsLead":
    "Умови й політика приватності діють, доки у вас є обліковий запис. Акції та новини можна вимкнути будь-коли.",
  "account.data.consentGiven": "Ви погодилися {day}, {source}",
  "account.data.consentRefused": "Ви відмовилися {day}, {source}",
  "account.data.noConsents": "Для цього облікового запису згод немає.",
  "account.data.kind.terms": "Умови, версія {version}",
  "account.data.kind.privacy": "Політика приватності, версія {version}",
  "account.data.kind.marketing_email": "Акції та новини листом",
  "account.data.kind.marketing_sms": "Акції та новини через SMS",
  "account.data.change": "Налаштувати акції та новини",
  "account.data.complaint": "Щось не так?",
  "account.data.complaintText":
    "Якщо ми неналежно обробляємо ваші дані, повідомте нас. Підтвердимо отримання протягом 30 днів.",
  "account.data.complaintGo": "Подати скаргу щодо даних",
  "account.data.notDriver":
    "Робочий обліковий запис тут не закрити. Зверніться до власника компанії або напишіть на {email}.",
};
