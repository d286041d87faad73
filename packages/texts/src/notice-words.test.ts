import { expect, it } from "vitest";
import { notice as cn } from "./cn/notice.ts";
import { notice } from "./en/notice.ts";
import { noticeSentence } from "./notice-words.ts";
import { makeTranslate } from "./translate.ts";
import { notice as uk } from "./uk/notice.ts";

it.each([
  ["£5 welcome voucher", "New voucher: £5 welcome voucher"],
  ["Welcome to TreadClub", "New voucher: Welcome to TreadClub · £5"],
])("a voucher called %s says its amount once", (title, sentence) =>
  expect(
    noticeSentence(makeTranslate("en", [notice]), {
      type: "voucher_issued",
      values: { kind: "voucher", title, amount_pence: 500 },
    }),
  ).toBe(sentence),
);

it.each([
  ["en", notice, "Your vouchers worth up to £25 end on Sun 29 Nov"],
  ["cn", cn, "您的优惠券（最高 £25）11月29日周日到期"],
  ["uk", uk, "Ваучери на суму до 25 £ діють до нд, 29 лист."],
] as const)("shares of a price are worth up to their amount in %s", (locale, area, sentence) => {
  const values = { kind: "vouchers_expire", amount_pence: 2500, up_to: 1, valid_until: "2026-11-29" };
  const words = noticeSentence(makeTranslate(locale, [area]), { type: "voucher_expiring", values });
  expect(words.replaceAll("\u00a0", " ")).toBe(sentence);
});
