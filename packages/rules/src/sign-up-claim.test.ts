import fc from "fast-check";
import { expect, it } from "vitest";
import { bestAtOnce, claimedPence, type OnOffer } from "./sign-up-claim.ts";

const welcome = 500;
const fitter = (...pence: number[]) => ({ pence, count: 1 });
const none = (count: number) => ({ pence: [], count });
const ceiling = 10_000;

it.each<[string, Omit<OnOffer, "welcome">, number | null]>([
  ["nothing but the welcome voucher", { platform: [], fitters: [none(3)] }, null],
  ["no fitter to use a voucher at", { platform: [2500], fitters: [] }, null],
  ["a voucher of every fitter's", { platform: [2500], fitters: [none(3)] }, 3000],
  ["the best fitter of ten", { platform: [], fitters: [fitter(2000), none(9)] }, 2500],
  ["one fitter of eleven only", { platform: [], fitters: [fitter(2000), none(10)] }, null],
  ["two fitters, never added up", { platform: [], fitters: [fitter(2000), fitter(1500)] }, 2500],
  ["four of five vouchers", { platform: [1000], fitters: [fitter(2000, 1500, 1200, 100)] }, 5500],
  ["four that are worth more than the welcome voucher", { platform: [], fitters: [fitter(900, 900, 900, 900)] }, 3500],
  ["rounded down to five pounds", { platform: [], fitters: [fitter(999)] }, 1000],
  ["less than a step above the welcome voucher", { platform: [], fitters: [fitter(499)] }, null],
  ["no more than the ceiling", { platform: [90_000], fitters: [none(1)] }, 10_000],
])("claims of %s", (_, offer, claimed) => {
  expect(claimedPence({ welcome, ...offer }, ceiling)).toBe(claimed);
});

const pence = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 6 });
const anyOffer = fc.record({
  welcome: fc.integer({ min: 100, max: 5000 }),
  platform: pence,
  fitters: fc.array(fc.record({ pence, count: fc.integer({ min: 1, max: 30 }) }), { maxLength: 8 }),
});

it("never names more than a tenth of the fitters give, nor than the ceiling", () => {
  fc.assert(
    fc.property(anyOffer, fc.integer({ min: 500, max: 10_000 }), (offer, most) => {
      const claimed = claimedPence(offer, most);
      if (claimed === null) return;
      const total = offer.fitters.reduce((sum, { count }) => sum + count, 0);
      const reaching = offer.fitters
        .filter((one) => bestAtOnce({ ...offer, fitters: [one] }) >= claimed)
        .reduce((sum, { count }) => sum + count, 0);
      expect(reaching * 10).toBeGreaterThanOrEqual(total);
      expect(claimed).toBeLessThanOrEqual(most);
      expect(claimed).toBeGreaterThan(offer.welcome);
      expect(claimed % 500).toBe(0);
    }),
  );
});

it("never falls when another voucher is on offer", () => {
  fc.assert(
    fc.property(anyOffer, fc.integer({ min: 0, max: 20_000 }), (offer, more) => {
      expect(bestAtOnce({ ...offer, platform: [...offer.platform, more] })).toBeGreaterThanOrEqual(bestAtOnce(offer));
    }),
  );
});
