import { setTimeout as pause } from "node:timers/promises";
import type { Kind } from "./kinds.ts";
import type { Random } from "./random.ts";
import type { Stage } from "./stage.ts";

/** What a round breaks things with. */
export interface Breaking {
  readonly stage: Stage;
  readonly random: Random;
  readonly awaySeconds: number;
  /** Begins and stops to send requests twice. */
  readonly repeat: (isOn: boolean) => void;
}

/** Breaks something and mends it again; returns when, in `performance.now()`, everything that it took was back. */
export const breakings: Readonly<Record<Kind, (breaking: Breaking) => Promise<number>>> = {
  async "kill-server"({ stage }) {
    const killedAt = performance.now();
    await stage.server.kill();
    await stage.server.start();
    return killedAt;
  },
  "kill-database": (breaking) => endDatabase(breaking, "SIGKILL"),
  "stop-database": (breaking) => endDatabase(breaking, "SIGQUIT"),
  async "kill-both"({ stage: { server, database } }) {
    await Promise.all([server.kill(), database.end("SIGKILL")]);
    await database.start();
    const backAt = performance.now();
    await server.start();
    return backAt;
  },
  async away({ stage: { database }, awaySeconds }) {
    database.proxy.refuse();
    await pause(awaySeconds * 1000);
    await database.proxy.mend();
    return performance.now();
  },
  async silence({ stage: { database }, random }) {
    database.proxy.hold();
    // The server notices after some 8 s: some end before, some after.
    await pause(random.between(500, 20_000));
    await database.proxy.mend();
    return performance.now();
  },
  async cut({ stage: { database }, random }) {
    for (let times = random.between(2, 6); times > 0; times -= 1) {
      database.proxy.cut();
      await pause(random.between(50, 800));
    }
    return performance.now();
  },
  async slow({ stage: { database }, random }) {
    database.proxy.delay(random.between(10, 80));
    await pause(3_000);
    await database.proxy.mend();
    return performance.now();
  },
  async repeat({ repeat }) {
    repeat(true);
    await pause(3_000);
    repeat(false);
    return performance.now();
  },
  async disk({ stage: { disk } }) {
    await disk?.fill();
    await pause(3_000);
    await disk?.free();
    return performance.now();
  },
  async clock({ stage, random }) {
    const minuteMs = 60_000;
    for (const sign of [1, -1]) {
      stage.skew(sign * random.between(1, 120) * minuteMs);
      await pause(2_000);
    }
    stage.skew(0);
    return performance.now();
  },
};

/** The server finds nobody for a moment, then a database that recovers. */
async function endDatabase({ stage: { database } }: Breaking, name: "SIGKILL" | "SIGQUIT"): Promise<number> {
  await database.end(name);
  await database.start();
  return performance.now();
}
