import { canMove, tryMove } from "@treadclub/kit/states";
import { stateHistory } from "@treadclub/kit/tables";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { voucherMachine } from "./states.ts";
import { vouchers } from "./table.ts";

const testApp = await openTestApp();
const fitter = await testApp.make.member();
const driver = await testApp.make.consumer();
const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id));
const id = voucher?.id ?? 0;

const states = ["issued", "reserved", "used", "expired", "withdrawn"] as const;
/** Where each event leads from each state, in the order above; "." is illegal. */
const moves: readonly (readonly [keyof typeof voucherMachine.moves, ...string[]])[] = [
  ["reserve", "reserved", ".", ".", ".", "."],
  ["free", ".", "issued", ".", ".", "."],
  ["use", "used", "used", ".", ".", "."],
  ["use_late", ".", ".", ".", "used", "."],
  ["undo", ".", ".", "issued", ".", "."],
  ["undo_reserved", ".", ".", "reserved", ".", "."],
  ["expire", "expired", ".", ".", ".", "."],
  ["withdraw", "withdrawn", "withdrawn", ".", ".", "."],
  ["reissue", ".", ".", ".", ".", "issued"],
];

const stateNow = async () =>
  (await testApp.db.read.select({ state: vouchers.state }).from(vouchers).where(eq(vouchers.id, id)))[0]?.state;
const historyLength = async (): Promise<number> => {
  const ofVoucher = and(eq(stateHistory.machine, "voucher"), eq(stateHistory.thingId, id));
  return (await testApp.db.read.select().from(stateHistory).where(ofVoucher)).length;
};

it("names every state and every event of a voucher", () => {
  expect([...voucherMachine.states].toSorted()).toEqual(states.toSorted());
  expect(Object.keys(voucherMachine.moves)).toEqual(moves.map(([event]) => event));
});

it.each(moves.map(([event, ...targets]) => ({ event, targets })))(
  "$event moves a voucher where it may and writes history for that alone",
  async ({ event, targets }) => {
    for (const [at, state] of states.entries()) {
      await testApp.db.transaction((tx) => tx.update(vouchers).set({ state }).where(eq(vouchers.id, id)));
      const [target, length] = [targets[at] ?? ".", await historyLength()];
      expect(canMove(voucherMachine, state, event), `${event} of one that is ${state}`).toBe(target !== ".");
      const moved = await testApp.run((ctx) => tryMove(ctx, voucherMachine, [id], event));
      expect(moved).toHaveLength(target === "." ? 0 : 1);
      expect(await stateNow()).toBe(target === "." ? state : target);
      expect((await historyLength()) - length).toBe(moved.length);
    }
  },
);
