import type { ParsedOf } from "@treadclub/contract";
import type { MeasurementCatalog } from "@treadclub/contract/measurement/catalog";
import type { OutsideCtx, ReadCtx } from "@treadclub/kit/context";
import { linkHolds, linkLeftSeconds } from "@treadclub/kit/files/links";
import { photoKey, photoSizes } from "@treadclub/kit/files/photos";
import type { RawIo } from "@treadclub/kit/http/io";
import { networkOf } from "@treadclub/kit/http/network";
import { sessionOf } from "#measurement/bearer";
import type { Deps } from "#measurement/deps";
import { engineOf } from "#measurement/engines/index";
import { publicSandboxKey } from "#measurement/keys/sandbox-key";

type Errors = "KEY_UNKNOWN" | "KEY_FORBIDDEN" | "STATE_CONFLICT";

/** A photo on its way in: the upload place answers by itself. The session stands where it says user. */
export async function answerUpload(ctx: OutsideCtx<Errors>, deps: Deps, io: RawIo): Promise<void> {
  const { session, key } = await sessionOf(ctx, deps, io);
  if (io.request.method === "POST") {
    // Nothing could come of it, and it would lie here for a day.
    if (session.endedAt !== null) throw ctx.fail("STATE_CONFLICT");
    if (!engineOf(key.engine).takesPhotos) throw ctx.fail("STATE_CONFLICT", { details: { reason: "remote" } });
    if (key.prefix === publicSandboxKey) await deps.limits.take("sandboxUpload", [`address ${networkOf(io.ip)}`]);
  }
  io.takeOver();
  await deps.uploads.handle({ userId: session.id, language: io.header("accept-language") }, io.request, io.response);
}

/** A photo by its signed link. Errors: NOT_FOUND for a wrong link, one that has run out, and a photo that was let go. */
export async function sendImage(
  ctx: ReadCtx<"NOT_FOUND">,
  { secret, store }: Deps,
  { params, query }: ParsedOf<MeasurementCatalog["getScanImage"]>,
  io: RawIo,
): Promise<void> {
  const isThere =
    linkHolds(secret, params.id, query, ctx.now) && (await photoSizes(ctx.db, [params.id])).has(params.id);
  const bytes = isThere ? await store.get(photoKey(params.id)) : null;
  if (bytes === null) throw ctx.fail("NOT_FOUND");
  const seconds = linkLeftSeconds(query.expires, ctx.now);
  io.send(200, { "content-type": "image/jpeg", "cache-control": `private, max-age=${seconds}, immutable` }, bytes);
}
