import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { Io } from "@treadclub/kit/http/io";
import {
  completeSignIn,
  endSessions,
  lookAtToken,
  sessions,
  spendToken,
  users,
  type SignInDeps,
  type SingleUse,
} from "#modules/identity";
import { and, eq, isNull } from "drizzle-orm";
import { savedIn } from "./data.ts";

type Which = ParsedOf<Catalog["storageContinue"]>["body"];

/** What a restore token leads to; it works all the same afterwards. */
export async function storageRestore(
  ctx: ReadCtx<"CODE_INVALID">,
  which: Which,
): Promise<ReplyOf<Catalog["storageRestore"]>> {
  const named = namedBy(which);
  const found = named && (await lookAtToken(ctx.db, "handover", named, ctx.now));
  if (!found || !(await stillStands(ctx.db, found))) throw ctx.fail("CODE_INVALID");
  return {
    first_name: await firstNameOf(ctx.db, found.userId),
    path: savedIn(found).path,
    expires_at: found.expiresAt.toISOString(),
  };
}

/** Consumes a restore token. Signs out the user of this device, if any. */
export async function storageContinue(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: SignInDeps,
  which: Which,
  io: Io,
): Promise<ReplyOf<Catalog["storageContinue"]>> {
  const named = namedBy(which);
  const spent = named && (await spendToken(ctx, "handover", named));
  const stands = spent && (await stillStands(ctx.db, spent));
  if (!stands) throw ctx.fail("CODE_INVALID");
  const { path, state, sessionId } = savedIn(spent);
  if (spent.userId === null || sessionId === null) return { ...visitor, path, state };
  if (ctx.actor.kind === "user" && ctx.actor.sessionId !== sessionId) await endSessions(ctx, ctx.actor, "sign_out");
  const by = { method: "handover", isTakenOver: true, ...stands } as const;
  const reply = await completeSignIn(ctx, deps, io, spent.userId, by);
  ctx.audit("taken over by another device", { entity: "session", id: sessionId });
  ctx.outbox.live({ to: { userIds: [spent.userId] }, topic: "handover", id: spent.id });
  return { ...reply, path, state };
}

const visitor = { token: null, user: null, guard_message: null, continue_token: null, second_steps: [] };

function namedBy({ restore_token, short_code }: Which): { token: string } | { code: string } | null {
  if (restore_token !== undefined && restore_token !== "") return { token: restore_token };
  return short_code === undefined || short_code === "" ? null : { code: short_code };
}

/** Since when the sign-in goes on that saved it, empty for a visitor. Null: who has signed out meanwhile, or was signed out, hands nothing over. */
async function stillStands(db: ReadDb, found: SingleUse): Promise<{ readonly since?: Date } | null> {
  const { sessionId } = savedIn(found);
  if (sessionId === null) return found.userId === null ? {} : null;
  const [open] = await db
    .select({ since: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        eq(users.disabled, false),
        eq(sessions.mustSetUp, false),
        isNull(sessions.actingAdminId),
      ),
    );
  return open ?? null;
}

async function firstNameOf(db: ReadDb, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId));
  return user?.firstName ?? null;
}
