import { measurementStatuses, type MeasurementStatus } from "@treadclub/contract/measurement/states";
import { AppError } from "@treadclub/kit/errors";
import { move } from "@treadclub/kit/states";
import { stateHistory } from "@treadclub/kit/tables";
import { and, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { measurementMachine } from "#measurement/states";
import { measurements } from "#measurement/table";
import { openMeasurementApp } from "#testing/test-app";

const testApp = await openMeasurementApp();
const [id = 0] = (await testApp.make.session()).measurementIds;

type Event = keyof typeof measurementMachine.moves;
const events: readonly Event[] = ["open", "hand_in", "read", "report", "complete", "fail", "abort", "undo"];

/** Where each of the events leads from each state, in their order, written down by hand; a dash: nowhere. */
const table: Readonly<Record<MeasurementStatus, string>> = {
  unknown: "waiting_for_images processing - - completed failed aborted -",
  waiting_for_images: "- processing - - completed failed aborted -",
  processing: "- - result_ready result_and_report_ready completed failed aborted -",
  result_ready: "- - - result_and_report_ready completed failed aborted -",
  result_and_report_ready: "- - - - completed failed aborted -",
  completed: "- - - - - - - processing",
  aborted: "- - - - - - - -",
  failed: "- - - - - - - processing",
};

const stateOf = async (): Promise<string | undefined> =>
  (
    await testApp.service.db.read
      .select({ state: measurements.state })
      .from(measurements)
      .where(eq(measurements.id, id))
  )[0]?.state;

const cases = measurementStatuses.flatMap((from) =>
  events.map((event, at) => [from, event, table[from].split(" ")[at] ?? "?"] as const),
);

it("has every state and every event of the machine in the table", () => {
  expect(cases.length).toBe(64);
  expect(Object.keys(measurementMachine.moves)).toEqual(events);
  expect(cases.filter(([, , to]) => to === "?")).toEqual([]);
});

describe("a measurement", () => {
  it.each(cases)("that is %s, on %s: %s", async (from, event, to) => {
    await testApp.service.db.pool.query("update measurements set state = $1 where id = $2", [from, id]);
    const attempt = testApp.service.run((ctx) =>
      move({ ...ctx, fail: (code, extra) => new AppError(code, extra) }, measurementMachine, id, event),
    );
    if (to === "-") {
      await expect(attempt).rejects.toMatchObject({ code: "STATE_CONFLICT" });
      expect(await stateOf()).toBe(from);
      return;
    }
    await attempt;
    expect(await stateOf()).toBe(to);
    const [last] = await testApp.service.db.read
      .select()
      .from(stateHistory)
      .where(and(eq(stateHistory.machine, "measurement"), eq(stateHistory.thingId, id)))
      .orderBy(desc(stateHistory.id))
      .limit(1);
    expect(last).toMatchObject({ event, fromState: from, toState: to });
  });
});
