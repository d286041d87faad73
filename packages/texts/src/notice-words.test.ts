import { expect, it } from "vitest";
import { notice } from "./en/notice.ts";
import { noticeSentence } from "./notice-words.ts";
import { makeTranslate } from "./translate.ts";

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
