import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { openTurns } from "./turns.ts";

/** Work that ends on demand, in the order in which it began. */
function openWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    async endFirst() {
      ends.shift()?.();
      await pause(0);
    },
  };
}

it("runs what fits, in order, and a large piece alone", async () => {
  const turns = openTurns({ capacity: 10, perOwner: 9, waitingOfOwner: 9 });
  const { begun, work, endFirst } = openWork();
  for (const [name, cost] of [
    ["a", 4],
    ["b", 4],
    ["large", 99],
    ["c", 1],
  ] as const)
    void turns.run({ owner: name, cost }, work(name));
  await pause(0);
  expect(begun).toEqual(["a", "b"]);
  await endFirst();
  expect(begun).toEqual(["a", "b"]);
  await endFirst();
  expect(begun).toEqual(["a", "b", "large"]);
  await endFirst();
  expect(begun).toEqual(["a", "b", "large", "c"]);
});

it("lets others pass an owner with many requests, and refuses one with too many", async () => {
  const turns = openTurns({ capacity: 3, perOwner: 2, waitingOfOwner: 2 });
  const { begun, work, endFirst } = openWork();
  for (const name of ["a1", "a2", "a3", "a4"]) void turns.run({ owner: "a", cost: 1 }, work(name));
  await expect(turns.run({ owner: "a", cost: 1 }, work("a5"))).rejects.toMatchObject({
    code: "RATE_LIMITED",
    details: { retry_after_seconds: 5 },
  });
  void turns.run({ owner: "b", cost: 1 }, work("b1"));
  await pause(0);
  expect(begun).toEqual(["a1", "a2", "b1"]);
  await endFirst();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
});

it("rests as long as the work took, while its answer is out", async () => {
  const turns = openTurns({ capacity: 1, perOwner: 1, waitingOfOwner: 5, restMs: 1000 });
  const first = turns.run({ owner: "a", cost: 1 }, () => pause(100, performance.now()));
  const second = turns.run({ owner: "a", cost: 1 }, async () => performance.now());
  const begunMs = await first;
  expect((await second) - begunMs).toBeGreaterThan(190);
});

it("goes on after work that fails", async () => {
  const turns = openTurns({ capacity: 1, perOwner: 1, waitingOfOwner: 5 });
  const failing = turns.run({ owner: "a", cost: 1 }, () => Promise.reject(new Error("broken")));
  const next = turns.run({ owner: "a", cost: 1 }, async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

it("refuses whoever has most waiting when too many wait in all", async () => {
  const turns = openTurns({ capacity: 1, perOwner: 1, waitingOfOwner: 5, waitingInAll: 4 });
  const { begun, work, endFirst } = openWork();
  const refused: string[] = [];
  const request = (name: string): void =>
    void turns.run({ owner: name.slice(0, 1), cost: 1 }, work(name)).catch(() => refused.push(name));
  for (const name of ["a1", "a2", "a3", "a4", "b1", "c1"]) request(name);
  await pause(0);
  expect(refused).toEqual(["a4"]);
  request("c2");
  await pause(0);
  expect(refused).toEqual(["a4", "c2"]);
  request("d1");
  await pause(0);
  expect(refused).toEqual(["a4", "c2", "a3"]);
  for (let n = 0; n < 5; n += 1) await endFirst();
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "d1"]);
});

it("lets go of those who leave while they wait", async () => {
  const turns = openTurns({ capacity: 2, perOwner: 1, waitingOfOwner: 1 });
  const { begun, work, endFirst } = openWork();
  const leaving = new AbortController();
  const { signal } = leaving;
  void turns.run({ owner: "a", cost: 1, signal }, work("a1"));
  const left = turns.run({ owner: "a", cost: 1, signal }, work("a2"));
  const large = turns.run({ owner: "b", cost: 2, signal }, work("b1"));
  void turns.run({ owner: "c", cost: 1 }, work("c1"));
  await pause(0);
  expect(begun).toEqual(["a1"]);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  await expect(large).rejects.toThrow("gone");
  await expect(turns.run({ owner: "d", cost: 1, signal }, work("d1"))).rejects.toThrow("gone");
  void turns.run({ owner: "a", cost: 1 }, work("a3"));
  await pause(0);
  expect(begun).toEqual(["a1", "c1"]);
  await endFirst();
  expect(begun).toEqual(["a1", "c1", "a3"]);
});
