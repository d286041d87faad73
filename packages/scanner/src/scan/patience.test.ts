import { describe, expect, it } from "vitest";
import { refusal } from "#scanner/testing/fake-service.ts";
import { patiently } from "./patience.ts";

const waits: number[] = [];
const connection = {
  wait: async (delayMs: number) => void waits.push(delayMs),
  onLost: () => () => undefined,
};

describe("patience", () => {
  it("waits longer each time, half a minute at most, and as long as it takes", async () => {
    waits.length = 0;
    let tries = 0;
    const work = async (): Promise<string> => {
      if (++tries <= 9) throw refusal("OFFLINE");
      return "there";
    };
    expect(await patiently(work, { signal: new AbortController().signal, connection })).toBe("there");
    expect(waits).toHaveLength(9);
    expect(waits[0]).toBeLessThan(1300);
    for (const [at, wait] of waits.entries()) {
      const planned = Math.min(30_000, 1000 * 2 ** at);
      expect(wait).toBeGreaterThanOrEqual(planned * 0.8);
      expect(wait).toBeLessThanOrEqual(planned * 1.2);
    }
  });
  it("does not repeat what does not pass", async () => {
    let tries = 0;
    const work = async (): Promise<never> => {
      tries++;
      throw refusal("STATE_CONFLICT");
    };
    await expect(patiently(work, { signal: new AbortController().signal, connection })).rejects.toThrow();
    expect(tries).toBe(1);
  });
  it("ends at the signal", async () => {
    const stopper = new AbortController();
    const work = async (): Promise<never> => {
      stopper.abort(new Error("left"));
      throw refusal("OFFLINE");
    };
    await expect(patiently(work, { signal: stopper.signal, connection })).rejects.toMatchObject({ code: "OFFLINE" });
    await expect(patiently(work, { signal: stopper.signal, connection })).rejects.toThrow("left");
  });
});
