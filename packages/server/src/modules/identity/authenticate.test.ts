import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SignedIn } from "#testing/factories/people";
import { openTestApp } from "#testing/test-app";
import type { AccountOf } from "./account.ts";
import { openAuthentication } from "./authenticate.ts";
import { endSessions } from "./sessions.ts";

const testApp = await openTestApp();

// No entry of the cache grows old meanwhile.
beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(performance.now()));
afterEach(() => void vi.restoreAllMocks());

const open: Awaited<ReturnType<AccountOf>> = {
  memberId: null,
  position: null,
  isShut: false,
  closedUntil: null,
  language: null,
};
const accountOf: AccountOf = Object.assign(async () => open, {
  fields: {
    memberId: sql<number | null>`null`,
    position: sql<null>`null`,
    isShut: sql<boolean>`false`,
    closedUntil: sql<Date | null>`null`,
    language: sql<null>`null`,
  },
  joins: sql``,
});

/** An authentication whose reads are counted and can be held once PostgreSQL has answered. */
function openGate() {
  const listeners = new Set<(userId: string) => void>();
  let reads = 0;
  let held: Promise<void> | null = null;
  const { actorOf } = openAuthentication({
    db: {
      read: {
        async fetch(prepared, values) {
          const rows = await testApp.db.read.fetch(prepared, values);
          reads += 1;
          await held;
          return rows;
        },
      },
    },
    clock: testApp.clock,
    bus: {
      hear(_channel, listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    secret: testApp.app.secret,
    accountOf,
  });
  return {
    actorOf,
    reads: () => reads,
    /** Holds reads until the function that it returns is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    async signOut(who: SignedIn): Promise<void> {
      await testApp.run((ctx) => endSessions(ctx, { userIds: [who.id] }, "sign_out"));
      for (const listener of listeners) listener(String(who.id));
    },
  };
}

it("asks the database once about a token that is shown again at once", async () => {
  const gate = openGate();
  const anna = await testApp.make.consumer();
  for (let n = 0; n < 3; n += 1) expect(await gate.actorOf(anna.token)).toMatchObject({ userId: anna.id });
  expect(gate.reads()).toBe(1);
});

it("does not keep what it read before a sign-out that it heard of meanwhile", async () => {
  const gate = openGate();
  const anna = await testApp.make.consumer();
  const release = gate.hold();
  const early = gate.actorOf(anna.token);
  await vi.waitFor(() => expect(gate.reads()).toBe(1));
  await gate.signOut(anna);
  release();
  expect(await early).toMatchObject({ userId: anna.id });
  await expect(gate.actorOf(anna.token)).rejects.toThrow(
    expect.objectContaining({ code: "TOKEN_DECODE_UNSUCCESSFUL" }),
  );
});
