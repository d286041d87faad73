import type { Clock } from "@treadclub/kit/clock";
import type { Database } from "@treadclub/kit/db/open";
import type { ActingCall } from "@treadclub/kit/http/mount";
import { addAuditRow } from "@treadclub/kit/audit";
import { eq, sql } from "drizzle-orm";
import { impersonations } from "./table.ts";

/** Calls that end the acting itself change nothing of the user's. */
const ending: readonly string[] = ["leaveRabbitHole", "signOut"];

/**
 * Every call in another name goes into the audit log with both ids, whether it read, changed or was refused, and is counted for
 * the user to see. In one transaction, before the answer goes out.
 */
export const noteActing =
  ({ db, clock }: { readonly db: Database; readonly clock: Clock }) =>
  async ({ name, entry, actor, status, requestId, params }: ActingCall): Promise<void> => {
    const isCounted = status === "ok" && !ending.includes(name);
    await db.transaction(async (tx) => {
      await addAuditRow(tx, {
        at: clock.now(),
        actorUserId: actor.userId,
        actingAdminId: actor.actingAdminId,
        actor: "user",
        action: `call ${name}`,
        thing: "user",
        thingId: actor.userId,
        diff: { status, ...idsIn(params) },
        requestId,
      });
      if (!isCounted) return;
      const count =
        entry.effect === "read"
          ? { looked: sql`${impersonations.looked} + 1` }
          : { changed: sql`${impersonations.changed} + 1` };
      await tx.update(impersonations).set(count).where(eq(impersonations.sessionId, actor.sessionId));
    });
  };

/** Ids only: a path may also hold a registration number or a code. */
function idsIn(params: unknown): { params?: Readonly<Record<string, number>> } {
  if (typeof params !== "object" || params === null) return {};
  const ids = Object.entries(params).flatMap(([key, value]) =>
    typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? [[key, Number(value)] as const] : [],
  );
  return ids.length === 0 ? {} : { params: Object.fromEntries(ids) };
}
