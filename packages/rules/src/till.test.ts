import { describe, expect, it } from "vitest";
import { scannedVoucher, voucherCodeOf } from "./till.ts";

const code = "ABCDE23456";

describe("a voucher's QR code", () => {
  it.each([
    [`https://treadclub.example/app/discount_validation/17?code=${code}`, { id: 17, code }],
    [`https://treadclub.example/app/members/3/discount_validation/17?code=${code}`, { id: 17, code }],
    ["abcde-23456", { id: null, code }],
  ])("is read from %s", (text, voucher) => expect(scannedVoucher(text)).toEqual(voucher));

  it.each([
    "",
    "Four tyres for three",
    "https://treadclub.example/app/discount_validation/17",
    `https://treadclub.example/app/discount_validation/0?code=${code}`,
    "https://treadclub.example/app/discount_validation/17?code=ABCDE",
    `https://treadclub.example/app/join?code=${code}`,
    `javascript:alert("${code}")`,
  ])("is none in %j", (text) => expect(scannedVoucher(text)).toBeNull());
});

it.each([
  [" abcde 23456 ", code],
  ["ABCDE2345", null],
  ["ABCDE234567", null],
])("judges a code without a network: %j", (typed, found) => expect(voucherCodeOf(typed)).toBe(found));
