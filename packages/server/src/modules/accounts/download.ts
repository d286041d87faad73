import type { ReadCtx } from "@treadclub/kit/context";
import { photoKey } from "@treadclub/kit/files/photos";
import type { RawIo } from "@treadclub/kit/http/io";
import { londonDay } from "@treadclub/rules";
import { makeTranslate, type Area, type Locale } from "@treadclub/texts";
import { mail as cn } from "@treadclub/texts/cn/mail";
import { mail as en } from "@treadclub/texts/en/mail";
import { mail as uk } from "@treadclub/texts/uk/mail";
import { signedInUser, users } from "#modules/identity";
import { eq } from "drizzle-orm";
import { allDataOf } from "./data.ts";
import type { AccountDeps } from "./deps.ts";
import { openZip, ReceiverDisconnected, type ZipWriter } from "./zip.ts";

const areas: Readonly<Record<Locale, Area>> = { en, cn, uk };

/** Sends everything that is stored about the signed-in user as a ZIP: what it is, data.json, and the photos one after another. */
export async function downloadMyData(
  ctx: ReadCtx,
  deps: Pick<AccountDeps, "store" | "moreData">,
  io: RawIo,
): Promise<void> {
  const userId = signedInUser(ctx);
  const isDriver = ctx.actor.kind === "user" && ctx.actor.roles.includes("consumer");
  const { sections, photos } = await allDataOf(ctx, userId, isDriver, deps.moreData);
  const [user] = await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  const day = londonDay(ctx.now);
  io.takeOver();
  io.response.writeHead(200, {
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="treadclub-my-data-${day}.zip"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  const zip = openZip(io.response);
  try {
    await zip.add("README.txt", utf8(readmeOf(user?.locale ?? "en", day)));
    await zip.add("data.json", utf8(`${JSON.stringify(asWritten({ made_at: ctx.now, ...sections }), null, 2)}\n`));
    for (const id of photos) await addPhoto(deps, zip, id);
    await zip.end();
  } catch (error) {
    io.response.destroy();
    // A client with half a file downloads it again.
    if (!(error instanceof ReceiverDisconnected)) ctx.log.error({ error: String(error) }, "download broken off");
  }
}

/** One that was removed meanwhile is left out. */
async function addPhoto({ store }: Pick<AccountDeps, "store">, zip: ZipWriter, id: string): Promise<void> {
  const bytes = await store.get(photoKey(id));
  if (bytes !== null) await zip.add(`photos/${id}.jpg`, bytes, { stored: true });
}

/** Names as they go over the wire: in lower case, with underscores. */
function asWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asWritten);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      asWritten(inner),
    ]),
  );
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const readmeOf = (locale: Locale, day: string): string =>
  Reflect.apply(makeTranslate(locale, [areas[locale]]), null, ["mail.my_data.readme", { day }]);
