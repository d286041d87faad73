import { describe, expect, it } from "vitest";
import { openHashQueue } from "./hash-queue.ts";

/** Work that ends on demand. */
function held(name: string, log: string[]) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    work: async () => {
      log.push(name);
      await ended;
      return name;
    },
    end: () => end(),
  };
}

describe("the queue of password hashes", () => {
  it("runs so many at once, and known browsers before strangers that came earlier", async () => {
    const log: string[] = [];
    const queue = openHashQueue({ atOnce: 1, waiting: 10 });
    const one = held("one", log);
    const all = [queue.run(one.work)];
    for (const name of ["stranger", "late stranger"]) all.push(queue.run(async () => (log.push(name), name)));
    all.push(queue.run(async () => (log.push("known"), "known"), { first: true }));
    await Promise.resolve();
    expect(log).toEqual(["one"]);
    one.end();
    await Promise.all(all);
    expect(log).toEqual(["one", "known", "stranger", "late stranger"]);
  });

  it("turns strangers away when too many wait, and still takes a known browser", async () => {
    const log: string[] = [];
    const queue = openHashQueue({ atOnce: 1, waiting: 1 });
    const one = held("one", log);
    const [first, second] = [queue.run(one.work), queue.run(async () => "second")];
    await expect(queue.run(async () => "third")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const known = queue.run(async () => "known", { first: true });
    one.end();
    expect(await Promise.all([first, second, known])).toEqual(["one", "second", "known"]);
  });

  it("goes on after a failure", async () => {
    const queue = openHashQueue({ atOnce: 1, waiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run(async () => "next")).toBe("next");
  });
});
