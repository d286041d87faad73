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
  if (!found || !(await isStillSignedIn(ctx.db, found))) throw ctx.fail("CODE_INVALID");
  return {
    first_name: await firstNameOf(ctx.db, found.userId),
    path: savedIn(found).path,
    expires_at: found.expiresAt.toISOString(),
  };
}

/** Uses a restore token up. Whoever was signed in on this device before is signed out. */
export async function storageContinue(
  ctx: WriteCtx<"CODE_INVALID">,
  deps: SignInDeps,
  which: Which,
  io: Io,
): Promise<ReplyOf<Catalog["storageContinue"]>> {
  const named = namedBy(which);
  const spent = named && (await spendToken(ctx, "handover", named));
  if (!spent || !(await isStillSignedIn(ctx.db, spent))) throw ctx.fail("CODE_INVALID");
  const { path, state, sessionId } = savedIn(spent);
  if (spent.userId === null || sessionId === null) return { ...visitor, path, state };
  if (ctx.actor.kind === "user" && ctx.actor.sessionId !== sessionId) await endSessions(ctx, ctx.actor, "sign_out");
  const reply = await completeSignIn(ctx, deps, io, spent.userId, { method: "handover", isTakenOver: true });
  await ctx.audit("taken over by another device", { thing: "session", id: sessionId });
  await ctx.outbox.live({ userIds: [spent.userId], topic: "handover", id: spent.id });
  return { ...reply, path, state };
}

const visitor = { token: null, user: null, guard_message: null, continue_token: null, second_steps: [] };

function namedBy({ restore_token, short_code }: Which): { token: string } | { code: string } | null {
  if (restore_token !== undefined && restore_token !== "") return { token: restore_token };
  return short_code === undefined || short_code === "" ? null : { code: short_code };
}

/** Who has signed out meanwhile, or was signed out, hands nothing over. */
async function isStillSignedIn(db: ReadDb, found: SingleUse): Promise<boolean> {
  const { sessionId } = savedIn(found);
  if (sessionId === null) return found.userId === null;
  const [open] = await db
    .select({ id: sessions.id })
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
  return open !== undefined;
}

async function firstNameOf(db: ReadDb, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ firstName: users.firstName }).from(users).where(eq(users.id, userId));
  return user?.firstName ?? null;
}
