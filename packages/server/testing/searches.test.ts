import { catalog } from "@treadclub/contract";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openTestApp } from "./test-app.ts";

// Reads wait for the test here, on a busy machine for long.
const testApp = await openTestApp({ readMs: 300_000 });
const waiting = async (): Promise<number> => {
  const { rows } = await testApp.db.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%outbox_messages%'",
  );
  return rows[0]?.n ?? 0;
};

/** Holds up whoever reads the outbox, until it is released or the test has ended. */
async function lockOutbox(): Promise<() => Promise<void>> {
  const holder = await testApp.db.pool.connect();
  const state = { isHeld: true };
  const release = async (): Promise<void> => {
    if (!state.isHeld) return;
    state.isHeld = false;
    await holder.query("rollback");
    holder.release();
  };
  onTestFinished(release);
  await holder.query("begin; lock table outbox_messages in access exclusive mode");
  return release;
}

it("somebody who searches a lot at once waits in a queue of their own, and holds up nobody else", async () => {
  const [keen, other] = [await testApp.make.admin(), await testApp.make.admin()];
  const search = (who: typeof keen, text: string) =>
    testApp.as(who).send("getOutbox", { body: { page: 1, per_page: 20, search: text } });
  // By another user: the turn of an answered search may be given back a moment after it.
  await search(other, "warm");
  const release = await lockOutbox();
  const answers: Awaited<ReturnType<typeof search>>[] = [];
  const many = Array.from({ length: 40 }, (_, n) => search(keen, `keen ${n}`).then((answer) => answers.push(answer)));
  // One is at work, ten wait.
  await expect.poll(() => answers.length).toBe(29);
  for (const { error } of answers)
    expect(error).toMatchObject({ code: "RATE_LIMITED", details: { retry_after_seconds: 5 } });
  await expect.poll(waiting).toBe(1);
  const others = search(other, "other");
  await expect.poll(waiting).toBe(2);
  // Reads without a search are not in that queue.
  expect((await testApp.as(keen).send("currentUser")).status).toBe(200);
  expect(await waiting()).toBe(2);
  await release();
  expect((await others).status).toBe(200);
  await Promise.all(many);
  expect(answers.slice(29).map(({ status }) => status)).toEqual(Array(11).fill(200));
});

it("whoever leaves while their search waits makes room for the next", async () => {
  const address = await testApp.app.http.listen({ port: 0, host: "127.0.0.1" });
  const keen = await testApp.make.admin();
  const body = { page: 1, per_page: 20, search: "left" };
  await testApp.as(keen).send("getOutbox", { body });
  const release = await lockOutbox();
  const first = testApp.as(keen).send("getOutbox", { body });
  await expect.poll(waiting).toBe(1);
  const leaving = new AbortController();
  const { method, path } = catalog.getOutbox;
  const headers = { authorization: `Bearer ${keen.token}`, "content-type": "application/json" };
  const request = { method, headers, body: JSON.stringify(body), signal: leaving.signal };
  const many = Array.from({ length: 11 }, () => fetch(`${address}/api/v1/${path}`, request).catch(() => null));
  let last = first;
  const more = async () => {
    last = testApp.as(keen).send("getOutbox", { body });
    return Promise.race([last.then(({ status }) => status), pause(3000, "waits")]);
  };
  // Ten wait, and the eleventh is refused.
  expect((await Promise.race(many))?.status).toBe(429);
  expect(await more()).toBe(429);
  leaving.abort();
  await expect.poll(more).toBe("waits");
  await release();
  expect([(await first).status, (await last).status]).toEqual([200, 200]);
});
