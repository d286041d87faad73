import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { consents, consentVersions, signedInUser } from "#modules/identity";
import { and, desc, eq } from "drizzle-orm";

type Marketing = ParsedOf<Catalog["setConsent"]>["body"]["kind"];
const shownAtMost = 200;

/** What the signed-in user agreed to and took back, newest first. */
export async function ownConsents(ctx: ReadCtx): Promise<ReplyOf<Catalog["getConsents"]>> {
  const userId = signedInUser(ctx);
  return {
    marketing_email: await isGiven(ctx.db, userId, "marketing_email"),
    marketing_sms: await isGiven(ctx.db, userId, "marketing_sms"),
    list: await consentsOf(ctx.db, userId, shownAtMost),
  };
}

/** Gives or takes back a consent to marketing. Rows are only added; saying the same again adds none. */
export async function setConsent(ctx: WriteCtx, wish: { kind: Marketing; given: boolean }): Promise<void> {
  const userId = signedInUser(ctx);
  if ((await isGiven(ctx.db, userId, wish.kind)) === wish.given) return;
  const version = (await consentVersions(ctx, userId))[wish.kind];
  await ctx.db.insert(consents).values({ ...wish, userId, version, source: "account", at: ctx.now });
  ctx.audit("set a consent", { thing: "user", id: userId }, wish);
}

/** Every consent of a user as it goes out, newest first. */
export async function consentsOf(db: ReadDb, userId: number, limit: number) {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.id))
    .limit(limit);
  return rows.map(({ kind, version, given, source, at }) => ({ kind, version, given, source, at: at.toISOString() }));
}

async function isGiven(db: ReadDb, userId: number, kind: Marketing): Promise<boolean> {
  const [last] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    .orderBy(desc(consents.id))
    .limit(1);
  return last?.given ?? false;
}
