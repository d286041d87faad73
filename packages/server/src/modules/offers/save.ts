import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { OutsideCtx, ReadCtx, WriteCtx } from "@treadclub/kit/context";
import { isoInstant } from "@treadclub/kit/db/decode";
import { defineStatement } from "@treadclub/kit/db/statement";
import { bestAtOnce, claimedPence } from "@treadclub/rules";
import { addOfferSetting, offerSettings } from "#modules/clubs";
import { users } from "#modules/identity";
import { sql } from "drizzle-orm";
import type { OfferCache } from "./cache.ts";
import { offerFigures } from "./figures.ts";
import { builtInTexts, latestSetting, orFirst, settingFields, settingLock } from "./settings.ts";

type Reply = ReplyOf<Catalog["getOfferSettings"]>;
type Body = ParsedOf<Catalog["saveOfferSettings"]>["body"];

const shownChanges = 50;

const history = defineStatement()(() => ({
  fields: {
    id: offerSettings.id,
    at: isoInstant(offerSettings.createdAt),
    shown: offerSettings.shown,
    welcome_pence: offerSettings.welcomePence,
    welcome_days: offerSettings.welcomeDays,
    cap_pence: offerSettings.capPence,
    texts_changed: sql<boolean>`(${offerSettings.texts} is distinct from (
      select before.texts from offer_settings before where before.id < ${offerSettings.id} order by before.id desc limit 1))`,
    by: sql<string>`coalesce((select concat_ws(' ', u.first_name, u.last_name) from ${users} u where u.id = ${offerSettings.createdBy}), '')`,
  },
  text: (columns) =>
    sql`select ${columns} from ${offerSettings} order by ${offerSettings.id} desc limit ${sql.raw(String(shownChanges))}`,
}));

/** Returns what counts now, what it comes to, and who changed it, newest first. */
export async function readOfferSettings(ctx: Pick<ReadCtx, "db" | "now" | "actor">): Promise<Reply> {
  const { setting, onOffer } = await offerFigures(ctx.db, ctx.now);
  return {
    ...setting,
    texts: setting.texts.map((one) => ({ ...one })),
    built_in: builtInTexts.map((one) => ({ ...one })),
    best_pence: bestAtOnce(onOffer),
    up_to_pence: claimedPence(onOffer, setting.cap_pence),
    history: await history.all(ctx.db, {}),
    can: { edit: ctx.actor.kind === "user" && ctx.actor.roles.includes("super_admin") },
  };
}

/** Adds a setting that counts from now on; vouchers that were issued stay as they are. Errors: STATE_CONFLICT. */
export async function saveOfferSettings(
  ctx: OutsideCtx<"STATE_CONFLICT">,
  offers: OfferCache,
  body: Body,
): Promise<Reply> {
  const reply = await ctx.write(async (tx) => {
    check(tx, body);
    await add(tx, body);
    return readOfferSettings(tx);
  });
  offers.forget();
  return reply;
}

const latest = defineStatement()(() => ({
  fields: settingFields,
  text: (columns) => sql`select ${columns} ${latestSetting}`,
}));

async function add(ctx: WriteCtx<"STATE_CONFLICT">, { version, texts, ...body }: Body): Promise<void> {
  await settingLock.all(ctx.db, {});
  const { version: known, texts: before, ...was } = orFirst(await latest.first(ctx.db, {}));
  if (version !== known) throw ctx.fail("STATE_CONFLICT", { details: { version: known } });
  const id = await addOfferSetting(ctx, {
    shown: body.shown,
    welcomePence: body.welcome_pence,
    welcomeDays: body.welcome_days,
    capPence: body.cap_pence,
    texts,
  });
  const isReworded = JSON.stringify(wordsIn(before)) !== JSON.stringify(wordsIn(texts));
  ctx.audit("change the sign-up offer", { entity: "offer", id }, { was, becomes: body, texts: isReworded });
}

const wordsIn = (texts: Body["texts"]): string[][] =>
  texts
    .toSorted((one, other) => one.locale.localeCompare(other.locale))
    .map(({ title, text, plain, terms }) => [title, text, plain, terms]);

/** Errors: VALIDATION_FAILED for a language that is missing, and for words that do not name the amount, or one that is not claimed. */
function check(ctx: WriteCtx, { texts }: Body): void {
  const fail = (field: string) => ctx.fail("VALIDATION_FAILED", { fields: { [field]: "choice" } });
  if (new Set(texts.map(({ locale }) => locale)).size < builtInTexts.length) throw fail("texts");
  for (const [n, { text, title, plain, terms }] of texts.entries()) {
    if (text !== "" && !text.includes("{amount}")) throw fail(`texts.${n}.text`);
    for (const [name, words] of Object.entries({ title, plain, terms }))
      if (words.includes("{amount}")) throw fail(`texts.${n}.${name}`);
  }
}
