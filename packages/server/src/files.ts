import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import { linkHolds, linkLeftSeconds } from "@treadclub/kit/files/links";
import { photoKey, photoSizes, sweepPhotos } from "@treadclub/kit/files/photos";
import type { FileStore } from "@treadclub/kit/files/store";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { RawIo } from "@treadclub/kit/http/io";
import type { Uploads } from "@treadclub/kit/http/uploads";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { signedInUser } from "#modules/identity";

type UploadNames = "createUpload" | "uploadState" | "continueUpload" | "giveUpUpload";
interface FileDeps {
  readonly uploads: Uploads;
  readonly store: FileStore;
  /** Signs the links of photos. */
  readonly secret: string;
}

/** Photos on their way in (the upload place answers by itself) and out (signed links). */
export function fileHandlers(deps: FileDeps): Pick<Handlers<Catalog>, UploadNames | "getFile"> {
  const upload = async (ctx: Pick<ReadCtx, "actor" | "fail">, _input: unknown, io: RawIo): Promise<void> => {
    const userId = signedInUser(ctx);
    io.takeOver();
    await deps.uploads.handle({ userId, language: io.header("accept-language") }, io.request, io.response);
  };
  return {
    createUpload: upload,
    uploadState: upload,
    continueUpload: upload,
    giveUpUpload: upload,
    getFile: async (ctx, { params, query }, io) => {
      const bytes = linkHolds(deps.secret, params.id, query, ctx.now)
        ? await photoBytes(ctx.db, deps, params.id)
        : null;
      if (bytes === null) throw ctx.fail("NOT_FOUND");
      const seconds = linkLeftSeconds(query.expires, ctx.now);
      io.send(200, { "content-type": "image/jpeg", "cache-control": `private, max-age=${seconds}, immutable` }, bytes);
    },
  };
}

/** Uploads that were begun and left, and photos that were let go. */
export function fileJobs({ uploads, store }: FileDeps): JobDefinition[] {
  return [
    {
      name: "sweep-uploads",
      cron: "17 * * * *",
      run: async ({ log }) => log.info({ removed: await uploads.sweep() }, "uploads swept"),
    },
    {
      name: "sweep-photos",
      cron: "27 * * * *",
      run: async ({ db, log }) => log.info({ removed: await sweepPhotos(db, store) }, "photos swept"),
    },
  ];
}

async function photoBytes(db: ReadDb, { store }: FileDeps, id: string): Promise<Buffer | null> {
  return (await photoSizes(db, [id])).has(id) ? store.get(photoKey(id)) : null;
}
