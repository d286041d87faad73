import { stateHistory } from "@treadclub/kit/tables";
import { canMove, tryMove } from "@treadclub/kit/states";
import { and, asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { scanMachine } from "./states.ts";
import { scans } from "./table.ts";

type State = (typeof scanMachine)["states"][number];
type Event = keyof (typeof scanMachine)["moves"];

/** Where each event leads from each state; "." is refused. The order of the columns is that of `states`. */
const states = [
  "submitted",
  "processing",
  "awaiting_member_review",
  "awaiting_admin_review",
  "completed",
  "rejected",
  "deleted",
] as const;
const table: readonly (readonly [Event, ...string[]])[] = [
  ["measure", "processing", ".", ".", ".", ".", ".", "."],
  ["ask_member", "awaiting_member_review", "awaiting_member_review", ".", ".", ".", ".", "."],
  ["ask_admin", "awaiting_admin_review", "awaiting_admin_review", ".", ".", ".", ".", "."],
  ["complete_by_gauge", "completed", ".", ".", ".", ".", ".", "."],
  ["take_over", ".", ".", "awaiting_admin_review", ".", ".", ".", "."],
  ["complete", ".", "completed", "completed", "completed", ".", ".", "."],
  ["reject", ".", "rejected", "rejected", "rejected", ".", ".", "."],
  ["undo", ".", ".", ".", ".", "awaiting_admin_review", "awaiting_admin_review", "."],
  ["undo_own", ".", ".", ".", ".", "awaiting_member_review", "awaiting_member_review", "."],
  ["remove", "deleted", "deleted", "deleted", "deleted", "deleted", "deleted", "."],
];
const targetOf = (state: State, event: Event): string => {
  const row = table.find(([name]) => name === event) ?? [];
  return row[1 + states.indexOf(state)] ?? "not in the table";
};
const events = table.map(([event]) => event);

const testApp = await openTestApp();
const driver = await testApp.make.consumer({ freeScans: 4 });
const { id } = await testApp.make.scan(driver, { vehicleId: (await testApp.make.vehicle(driver)).id });

const put = (state: State) => testApp.db.transaction((tx) => tx.update(scans).set({ state }).where(eq(scans.id, id)));
const stateNow = async (): Promise<State | undefined> =>
  (await testApp.db.read.select({ state: scans.state }).from(scans).where(eq(scans.id, id)))[0]?.state;
const historyLength = async (): Promise<number> => (await history()).length;
const history = () =>
  testApp.db.read
    .select({ event: stateHistory.event, from: stateHistory.fromState, to: stateHistory.toState })
    .from(stateHistory)
    .where(and(eq(stateHistory.machine, "scan"), eq(stateHistory.thingId, id)))
    .orderBy(asc(stateHistory.id));
const happens = (event: Event): Promise<boolean> =>
  testApp.run(async (ctx) => (await tryMove(ctx, scanMachine, [id], event)).length === 1);

it("the table names every state and every event", () => {
  expect([...scanMachine.states]).toEqual([...states]);
  expect(Object.keys(scanMachine.moves)).toEqual(events);
});

describe.each(states)("a scan that is %s", (state) => {
  it.each(events)("and the event %s", async (event) => {
    await put(state);
    const before = await historyLength();
    const target = targetOf(state, event);
    const isLegal = target !== ".";
    expect(canMove(scanMachine, state, event)).toBe(isLegal);
    expect(await happens(event)).toBe(isLegal);
    expect(await stateNow()).toBe(isLegal ? target : state);
    expect((await historyLength()) - before).toBe(isLegal ? 1 : 0);
  });
});

it("whatever happens in whatever order, state and history say what the table says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 12 }), async (happening) => {
      await put("submitted");
      const before = await historyLength();
      const expected: { event: Event; from: string; to: string }[] = [];
      let state: State = "submitted";
      for (const event of happening) {
        const target = states.find((one) => one === targetOf(state, event));
        expect(await happens(event)).toBe(target !== undefined);
        if (target === undefined) continue;
        expected.push({ event, from: state, to: target });
        state = target;
      }
      expect(await stateNow()).toBe(state);
      expect((await history()).slice(before)).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
