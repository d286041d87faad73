import { expect, it, vi } from "vitest";
import { openPeers } from "#testing/peers";

const { first, gateway, begin, results } = await openPeers();

it("looks at several sessions do not wait for each other's slow answers", async () => {
  const sessions = [await begin(), await begin(), await begin()];
  const { promise: until, resolve: answer } = Promise.withResolvers<null>();
  gateway.become({ kind: "slow", until });
  gateway.asked.length = 0;
  for (const session of sessions) await results(session);
  await first.service.jobs.work();
  await vi.waitFor(() => expect(gateway.asked).toHaveLength(3));
  answer(null);
  const done = "select count(*)::int as n from measurement_jobs.job where name = 'look-remote' and state = 'completed'";
  const count = async () => (await first.service.db.pool.query<{ n: number }>(done)).rows[0]?.n;
  await vi.waitFor(async () => expect(await count()).toBe(3));
});
