import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { isoInstant, nestedList } from "@treadclub/kit/db/decode";
import type { ReadDb } from "@treadclub/kit/db/open";
import { defineStatement } from "@treadclub/kit/db/statement";
import { consents, recordConsent, signedInUser } from "#modules/identity";
import { sql, type Placeholder, type SQL } from "drizzle-orm";

type Marketing = ParsedOf<Catalog["setConsent"]>["body"]["kind"];

const consentFields = {
  kind: consents.kind,
  version: consents.version,
  given: consents.given,
  source: consents.source,
  at: isoInstant(consents.at),
};

/** Whether the last word on a kind was yes. */
const isGiven = (userId: Placeholder, kind: SQL | Placeholder) =>
  sql<boolean>`coalesce((select ${consents.given} from ${consents} where ${consents.userId} = ${userId}
    and ${consents.kind} = ${kind} order by ${consents.id} desc limit 1), false)`;

const own = defineStatement<{ userId: number }>()((p) => ({
  fields: {
    marketing_email: isGiven(p.userId, sql`'marketing_email'`),
    marketing_sms: isGiven(p.userId, sql`'marketing_sms'`),
    list: nestedList(
      consentFields,
      sql`from (select * from ${consents} where ${consents.userId} = ${p.userId} order by ${consents.id} desc limit 200) ${consents}`,
      sql`${consents.id} desc`,
    ),
  },
  text: (columns) => sql`select ${columns}`,
}));

/** What the signed-in user agreed to and took back, newest first. */
export async function ownConsents(ctx: ReadCtx): Promise<ReplyOf<Catalog["getConsents"]>> {
  const found = await own.first(ctx.db, { userId: signedInUser(ctx) });
  if (!found) throw new Error("No consents row");
  return found;
}

const givenNow = defineStatement<{ userId: number; kind: Marketing }>()((p) => ({
  fields: { given: isGiven(p.userId, p.kind) },
  text: (columns) => sql`select ${columns}`,
}));

/** Gives or takes back a consent to marketing. Rows are only added; saying the same again adds none. */
export async function setConsent(ctx: WriteCtx, input: { kind: Marketing; given: boolean }): Promise<void> {
  const userId = signedInUser(ctx);
  const known = await givenNow.first(ctx.db, { userId, kind: input.kind });
  if (known?.given === input.given) return;
  recordConsent(ctx, { ...input, userId, source: "account" });
  ctx.audit("set a consent", { entity: "user", id: userId }, input);
}

const all = defineStatement<{ userId: number }>()((p) => ({
  fields: consentFields,
  text: (columns) =>
    sql`select ${columns} from ${consents} where ${consents.userId} = ${p.userId} order by ${consents.id} desc limit 100000`,
}));

/** Every consent of a user as it goes out, newest first. */
export const consentsOf = (db: ReadDb, userId: number) => all.all(db, { userId });
