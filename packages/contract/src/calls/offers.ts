import { z } from "zod";
import { id, instant, locale, multiLine, pence, singleLine, version } from "../common/fields.ts";
import { endpoint } from "../endpoint.ts";

const words = multiLine.max(600);

/** The words of the offer in one language; an empty one stands for the built-in one. */
const ownTexts = z
  .array(z.strictObject({ locale, title: singleLine.max(120), text: words, plain: words, terms: words }))
  .length(3, { error: "choice" });
const texts = z.array(z.object({ locale, title: z.string(), text: z.string(), plain: z.string(), terms: z.string() }));

const setting = z.object({
  shown: z.boolean(),
  welcome_pence: z.int(),
  /** The voucher ends so many days after it was given; null: never. */
  welcome_days: z.int().nullable(),
  cap_pence: z.int(),
});

const settingsReply = setting.extend({
  texts,
  built_in: texts,
  /** What a new driver can take off one price today, before the ceiling, with the welcome voucher. */
  best_pence: z.int(),
  /** What is claimed of it; null: nothing. */
  up_to_pence: z.int().nullable(),
  /** Newest first. */
  history: z.array(setting.extend({ id, at: instant, by: z.string(), texts_changed: z.boolean() })),
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});

export const getOfferSettings = endpoint({
  method: "GET",
  path: "admins/get_offer_settings",
  access: "admin",
  effect: "read",
  shows: ["offer"],
  description: "Gets what new drivers are offered: amounts, words, what is on offer today, and who changed it.",
  reply: settingsReply,
  errors: [],
});

export const saveOfferSettings = endpoint({
  method: "POST",
  path: "admins/save_offer_settings",
  access: "super-admin",
  effect: "outside",
  changes: ["offer"],
  description:
    "Sets what new drivers are offered. Vouchers that were issued stay as they are. `{voucher}` and `{amount}` stand for the figures; `text` names the amount, `plain` is shown where there is none to name. Empty words are the built-in ones.",
  body: z.strictObject({
    shown: z.boolean(),
    welcome_pence: pence.min(100).max(5000),
    welcome_days: z.int().min(7).max(1000).nullable(),
    cap_pence: pence.min(500).max(10_000),
    texts: ownTexts,
    version,
  }),
  reply: settingsReply,
  errors: ["STATE_CONFLICT"],
});
