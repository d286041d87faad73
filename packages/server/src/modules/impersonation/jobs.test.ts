import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();

it("looks of more than 12 months ago are removed, changes and newer looks stay", async () => {
  const add =
    "insert into audit_log (at, actor, action, thing, thing_id, request_id) values ($1, 'user', $2, 'user', 1, 'x')";
  const agoDays = (days: number): Date => new Date(testApp.clock.now().getTime() - days * 24 * 3_600_000);
  for (const [days, action] of [
    [400, "call currentUser"],
    [400, "change password"],
    [300, "call currentUser"],
  ] as const)
    await testApp.db.pool.query(add, [agoDays(days), action]);
  await testApp.app.jobs.run("sweep-looks");
  const { rows } = await testApp.db.pool.query("select action from audit_log where request_id = 'x' order by at");
  expect(rows).toEqual([{ action: "change password" }, { action: "call currentUser" }]);
});
