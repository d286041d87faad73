import { randomCode } from "@treadclub/kit/ids";
import { CODE_ALPHABET } from "@treadclub/rules/codes";
import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { limitRules } from "../../limits.ts";

const testApp = await openTestApp({ limits: { code: limitRules.code, codeAddress: limitRules.codeAddress } });
const tries = 20_000;
const perMinute = 30;
const atOnce = 100;

it("finds no voucher in 20,000 tries, stops the account, and lets the shop at the same address go on", async () => {
  const fitter = await testApp.make.member();
  const driver = await testApp.make.consumer();
  const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id));
  const { id, code } = voucher ?? { id: 0, code: "" };
  const guesser = testApp.as((await testApp.make.member()).owner);
  testApp.clock.stopAt(testApp.clock.now());
  const answers = new Map<string, number>();
  for (let n = 0; n < tries; n += atOnce)
    for (const { status, error } of await Promise.all(
      Array.from({ length: atOnce }, () => guesser.send("getVoucherByCode", { params: { code: randomCode(10) } })),
    )) {
      const said = error?.code ?? String(status);
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  expect([...answers.keys()].toSorted()).toEqual(["CODE_INVALID", "RATE_LIMITED"]);
  // The window may turn over while the tries run; an account gets little more in that time.
  expect(answers.get("CODE_INVALID")).toBeLessThanOrEqual(perMinute * 4);
  const till = testApp.as(fitter.owner);
  expect((await till.call("getVoucherByCode", { params: { code } })).can.use).toBe(true);
  const used = await till.call("setUsedConsumerDiscount", { params: { id: String(id) }, body: { code } });
  expect(used.state).toBe("used");
});

it("has more codes than can be tried", () => {
  const codes = CODE_ALPHABET.length ** 10;
  expect(codes).toBe(2 ** 50);
  /** The chance that a million tries find one of so many live vouchers. */
  const chance = (live: number): number => -Math.expm1(1_000_000 * Math.log1p(-live / codes));
  expect(chance(1)).toBeLessThan(1e-9);
  expect(chance(10_000)).toBeLessThan(1e-5);
  expect(chance(1_000_000)).toBeLessThan(1e-3);
});
