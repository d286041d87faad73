import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { hashToken, randomCode, randomToken } from "@treadclub/kit/ids";
import { defer, deferredInsert } from "@treadclub/kit/db/deferred";
import { and, eq, getTableColumns, gt, inArray, isNull } from "drizzle-orm";
import { singleUseTokens } from "./way-tables.ts";

/** What tokens are for; one of another kind does not fit. */
export type TokenKind =
  | "confirm_email"
  | "reset_password"
  | "reset_wish"
  | "first_password"
  | "reopen"
  | "second_step"
  | "passkey"
  | "provider"
  | "provider_account"
  | "provider_link"
  | "email_change_old"
  | "email_change_new"
  | "invitation"
  | "handover"
  | "rabbit_hole";

export type SingleUse = typeof singleUseTokens.$inferSelect;

interface NewToken {
  readonly kind: TokenKind;
  readonly userId?: number | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly lifeSeconds: number;
  /** Also a short code, which people type: so many characters. */
  readonly codeLength?: number;
  /** Chosen already, from `randomToken`. */
  readonly token?: string;
}

interface Minted {
  readonly token: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Makes a token; only its hash is stored, so this answer is the only place that knows it. */
export async function mintToken(ctx: WriteCtx, wanted: NewToken): Promise<Minted & { readonly id: number }> {
  const { minted, values } = tokenRow(ctx.now, wanted);
  const [row] = await ctx.db.insert(singleUseTokens).values(values).returning({ id: singleUseTokens.id });
  if (!row) throw new Error("No token row");
  return { ...minted, id: row.id };
}

/** The same where nobody needs its id: the row goes with the unit of work. */
export function issueToken(ctx: WriteCtx, wanted: NewToken): Minted {
  const { minted, values } = tokenRow(ctx.now, wanted);
  defer(ctx.db, tokenPart, [values]);
  return minted;
}

function tokenRow(now: Date, wanted: NewToken) {
  const token = wanted.token ?? randomToken();
  const code = wanted.codeLength === undefined ? "" : randomCode(wanted.codeLength);
  const expiresAt = new Date(now.getTime() + wanted.lifeSeconds * 1000);
  const values = {
    kind: wanted.kind,
    tokenHash: hashToken(token),
    codeHash: code === "" ? null : hashToken(code),
    userId: wanted.userId ?? null,
    data: wanted.data ?? {},
    createdAt: now,
    expiresAt,
  };
  return { minted: { token, code, expiresAt }, values };
}

const { kind, tokenHash, codeHash, userId, data, createdAt, expiresAt } = getTableColumns(singleUseTokens);
const tokenPart = deferredInsert("token_rows", singleUseTokens, {
  kind,
  tokenHash,
  codeHash,
  userId,
  data,
  createdAt,
  expiresAt,
});

/** How a token is named: by itself, or by its short code. */
export type Named = { readonly token: string } | { readonly code: string };

const fits = (kind: TokenKind, named: Named, now: Date) =>
  and(
    "token" in named
      ? eq(singleUseTokens.tokenHash, hashToken(named.token))
      : eq(singleUseTokens.codeHash, hashToken(named.code)),
    eq(singleUseTokens.kind, kind),
    isNull(singleUseTokens.usedAt),
    gt(singleUseTokens.expiresAt, now),
  );

/** A token that still works, without using it up; null for any other. */
export async function lookAtToken(db: ReadDb, kind: TokenKind, named: Named, now: Date): Promise<SingleUse | null> {
  const [row] = await db
    .select()
    .from(singleUseTokens)
    .where(fits(kind, named, now));
  return row ?? null;
}

/** A token that still works, held until the transaction ends: others that name it wait. */
export async function holdToken(ctx: WriteCtx, kind: TokenKind, named: Named): Promise<SingleUse | null> {
  const [row] = await ctx.db
    .select()
    .from(singleUseTokens)
    .where(fits(kind, named, ctx.now))
    .for("update");
  return row ?? null;
}

/** What a token knows is changed; only while it is held. */
export async function updateToken(
  ctx: WriteCtx,
  id: number,
  change: { readonly data?: SingleUse["data"]; readonly usedAt?: Date },
): Promise<void> {
  await ctx.db.update(singleUseTokens).set(change).where(eq(singleUseTokens.id, id));
}

/** Uses a token up; of several at once one gets it, the others null. */
export async function spendToken(ctx: WriteCtx, kind: TokenKind, named: Named): Promise<SingleUse | null> {
  const [row] = await ctx.db
    .update(singleUseTokens)
    .set({ usedAt: ctx.now })
    .where(fits(kind, named, ctx.now))
    .returning();
  return row ?? null;
}

/** Makes the unused tokens of some kinds worthless, for example when a newer link was sent. */
export async function dropTokens(ctx: WriteCtx, kinds: readonly TokenKind[], userId: number): Promise<void> {
  await ctx.db
    .update(singleUseTokens)
    .set({ usedAt: ctx.now })
    .where(
      and(
        eq(singleUseTokens.userId, userId),
        inArray(singleUseTokens.kind, [...kinds]),
        isNull(singleUseTokens.usedAt),
      ),
    );
}

/** Removes tokens of a user altogether, used ones too: all, or those of some kinds. */
export async function deleteTokens(ctx: WriteCtx, userId: number, kinds?: readonly TokenKind[]): Promise<void> {
  const own = eq(singleUseTokens.userId, userId);
  await ctx.db
    .delete(singleUseTokens)
    .where(kinds === undefined ? own : and(own, inArray(singleUseTokens.kind, [...kinds])));
}

/** Takes a token out by its id. Returns it, or null when it was taken before. */
export async function takeToken(ctx: WriteCtx, kind: TokenKind, id: number): Promise<SingleUse | null> {
  const [row] = await ctx.db
    .delete(singleUseTokens)
    .where(and(eq(singleUseTokens.id, id), eq(singleUseTokens.kind, kind)))
    .returning();
  return row ?? null;
}

/** A token of its kind that has not expired, whether it was used or not: for links that answer the same when opened twice. */
export async function knownToken(
  db: ReadDb,
  kinds: readonly TokenKind[],
  token: string,
  now: Date,
): Promise<SingleUse | null> {
  const [row] = await db
    .select()
    .from(singleUseTokens)
    .where(
      and(
        eq(singleUseTokens.tokenHash, hashToken(token)),
        inArray(singleUseTokens.kind, [...kinds]),
        gt(singleUseTokens.expiresAt, now),
      ),
    );
  return row ?? null;
}
