import { openDatabase } from "@treadclub/kit/db/open";
import { openLimits, type LimitRule, type Limits } from "@treadclub/kit/http/limits";
import { openLog } from "@treadclub/kit/log";
import { afterAll, describe, expect, inject, it } from "vitest";
import { cloneDatabase } from "#testing/database";

type Name = "first" | "second";
const rules: Record<Name, LimitRule> = {
  first: { points: 40, windowSeconds: 600 },
  second: { points: 1000, windowSeconds: 600 },
};

const { url, drop } = await cloneDatabase(inject("databaseUrl"));
const texts: string[] = [];
const processes = [0, 1].map(() => {
  const db = openDatabase({ url, log: openLog({ level: "silent" }), onQuery: (text) => texts.push(text) });
  return { db, limits: openLimits<Name>(db, rules) };
});
const [one, other] = processes;
if (!one || !other) throw new Error("Two processes are needed");
afterAll(async () => {
  await Promise.all(processes.map(async ({ db, limits }) => Promise.all([limits.close(), db.close()])));
  await drop();
});

const outcome = (tried: Promise<void>): Promise<string> =>
  tried.then(
    () => "passed",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const counterOf = async (key: string): Promise<number> => {
  const { rows } = await one.db.pool.query("select points from rate_limits where key = $1", [key]);
  return Number(rows[0]?.points ?? 0);
};
/** Tries as often in both processes at once. */
const race = (times: number, tries: (limits: Limits<Name>, n: number) => Promise<void>): Promise<string[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => processes.map(({ limits }) => outcome(tries(limits, n)))).flat());

describe("limits over several processes", () => {
  it("let exactly as many tries of one key pass as the rule says", async () => {
    const outcomes = await race(50, (limits) => limits.take("first", ["raced"]));
    expect(outcomes.filter((each) => each === "passed")).toHaveLength(40);
    expect(outcomes.filter((each) => each === "RATE_LIMITED")).toHaveLength(60);
  });

  it("count every try exactly", async () => {
    await race(100, (limits) => limits.take("second", ["counted"]));
    expect(await counterOf("second:counted")).toBe(200);
  });

  it("do not wait for each other where they count the same keys in another order", async () => {
    const outcomes = await race(50, (limits, n) => limits.take("second", n % 2 === 0 ? ["a", "b"] : ["b", "a"]));
    expect(new Set(outcomes)).toEqual(new Set(["passed"]));
    expect([await counterOf("second:a"), await counterOf("second:b")]).toEqual([100, 100]);
  });

  it("count nothing behind a try that is refused", async () => {
    await race(20, (limits) => limits.take("first", ["full"]));
    const behind = { limit: "second", keys: ["behind"] } as const;
    const both = () => one.limits.takeEach([{ limit: "first", keys: ["full"] }, behind]);
    expect(await outcome(both())).toBe("RATE_LIMITED");
    expect(await counterOf("second:behind")).toBe(0);
    await one.limits.forget("first", "full");
    expect(await outcome(both())).toBe("passed");
    expect(await counterOf("second:behind")).toBe(1);
  });

  it("send one statement for all keys of a call, and none where it was refused a moment ago", async () => {
    texts.length = 0;
    await one.limits.takeEach([
      { limit: "first", keys: ["x", "y"] },
      { limit: "second", keys: ["z"] },
    ]);
    expect(texts).toHaveLength(1);
    await race(25, (limits) => limits.take("first", ["flood"]));
    await outcome(one.limits.take("first", ["flood"]));
    texts.length = 0;
    expect(await outcome(one.limits.take("first", ["flood"]))).toBe("RATE_LIMITED");
    expect(texts).toEqual([]);
  });

  it("begin again when the window is over", async () => {
    await other.limits.take("second", ["past"]);
    await one.db.pool.query("update rate_limits set points = 5000, expire = 1 where key = 'second:past'");
    expect(await outcome(other.limits.take("second", ["past"]))).toBe("passed");
    expect(await counterOf("second:past")).toBe(1);
  });

  it("give one try back and forget all", async () => {
    for (let n = 0; n < 3; n += 1) await one.limits.take("second", ["back"]);
    await other.limits.giveBack("second", "back");
    expect(await counterOf("second:back")).toBe(2);
    await other.limits.forget("second", "back");
    expect(await counterOf("second:back")).toBe(0);
  });

  it("keep their counters in an unlogged table", async () => {
    const { rows } = await one.db.pool.query("select relpersistence from pg_class where oid = 'rate_limits'::regclass");
    expect(rows).toEqual([{ relpersistence: "u" }]);
  });
});
