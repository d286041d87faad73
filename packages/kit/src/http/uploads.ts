import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { uploadMaxBytes } from "@treadclub/contract/common/uploads";
import type { FileStore as TusStore } from "@tus/file-store";
import type { Locker, Upload } from "@tus/server";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { cleanImage, type CleanImage } from "../files/image.ts";
import { photoKey } from "../files/photos.ts";
import type { FileStore } from "../files/store.ts";
import type { Log } from "../log.ts";
import { isCutOff, unavailableError, type Translate } from "./answer-errors.ts";
import { underLock } from "./locker.ts";
import { EnvelopeServer, uploadError, type UploadRequest } from "./tus-answers.ts";
import { UploadFolder } from "./upload-folder.ts";
import { endWhenIdle, endWhenRefused, openUploadGate } from "./upload-gate.ts";
import { addUpload, dropUpload, readyUpload, refuseUpload, uploadStateOf } from "./upload-rows.ts";
import { sweepUploads } from "./upload-sweep.ts";

export { attachUploads, attachUploadsSql, uploadRefusal } from "./upload-rows.ts";
/** How long the holder of an upload may take to put away what it has, when another connection wants to go on. */
const letGoMs = 250;
const idleMs = 60_000;

export interface Uploads {
  /** Handles a tus request of a user, successful or not. */
  handle(
    uploader: { userId: number; language: string | undefined },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>;
  /** Finishes a user's uploads whose last part arrived while a process died; what is no photo becomes refused. */
  ensureReady(userId: number, ids: readonly string[]): Promise<void>;
  /** Removes what was begun and left for a day; answers how many. */
  sweep(): Promise<number>;
}

export interface UploadOptions {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly locker: Locker;
  readonly folder: string;
  /** The address of the upload place. */
  readonly path?: string;
  readonly translate: Translate;
  readonly log: Log;
  /** How long a body may stand still. */
  readonly idleMs?: number;
}

/** One resumable upload place (tus 1.0) for photos of signed-in users. */
export async function openUploads(options: UploadOptions): Promise<Uploads> {
  await mkdir(options.folder, { recursive: true });
  const uploadRequests = new AsyncLocalStorage<UploadRequest>();
  const tusStore = new UploadFolder({ directory: options.folder });
  const server = openServer(options, tusStore, uploadRequests);
  const gate = openUploadGate();
  return {
    async handle({ userId, language }, request, response) {
      const hasBody = request.method === "PATCH" || request.method === "POST";
      const mayBegin = !hasBody || gate.enter(userId);
      const uploadRequest: UploadRequest = { userId, language, mayBegin, thrown: null };
      if (hasBody) endWhenIdle(request, options.idleMs ?? idleMs);
      await uploadRequests
        .run(uploadRequest, () => server.handle(request, response))
        .catch((error: unknown) => {
          uploadRequest.thrown = error;
          response.destroy();
        });
      if (hasBody) gate.leave(userId);
      endWhenRefused(request);
      if (!isCutOff(request, uploadRequest.thrown)) logUnexpected(options.log, uploadRequest.thrown);
    },
    async ensureReady(userId, ids) {
      for (const id of ids) {
        if ((await uploadStateOf(options.db.read, userId, id)) !== "receiving") continue;
        if (await isWhole(tusStore, id)) await finish(options, tusStore, userId, id).catch(unlessRefused);
      }
    },
    sweep: () => sweepUploads(options, tusStore),
  };
}

function openServer(
  options: UploadOptions,
  datastore: UploadFolder,
  uploadRequests: AsyncLocalStorage<UploadRequest>,
): EnvelopeServer {
  const uploaderId = (): number => uploadRequests.getStore()?.userId ?? 0;
  const settings = {
    path: options.path ?? "/api/v1/uploads",
    datastore,
    locker: options.locker,
    maxSize: uploadMaxBytes,
    lockDrainTimeout: letGoMs,
    relativeLocation: true,
    respectForwardedHeaders: false,
    allowedOrigins: [],
    namingFunction: () => randomUUID(),
    onIncomingRequest: async ({ method, headers }: Request, id: string) => {
      if (uploadRequests.getStore()?.mayBegin === false)
        throw new AppError("RATE_LIMITED", { details: { retry_after_seconds: 10 } });
      // Nobody could say when such an upload is whole.
      if (headers.has("upload-defer-length")) throw new AppError("VALIDATION_FAILED");
      if (method !== "POST") await canContinue(options, uploaderId(), id, method);
    },
    onUploadCreate: async (_request: Request, { id }: Upload) => {
      await addUpload(options.db, uploaderId(), id, options.clock.now());
      return {};
    },
    onUploadFinish: async (_request: Request, { id }: Upload) => {
      await finish(options, datastore, uploaderId(), id);
      return {};
    },
    onResponseError: (_request: Request, error: unknown) => {
      const uploadRequest = uploadRequests.getStore();
      if (uploadRequest) uploadRequest.thrown = unavailableError(error, options.log) ?? error;
      return undefined;
    },
  };
  return new EnvelopeServer(settings, (status, body) =>
    uploadError(uploadRequests.getStore(), options.translate, status, body),
  );
}

/** An upload is its owner's alone; one that was refused stays so, and a photo that a record holds cannot be given up. */
async function canContinue({ db, clock }: UploadOptions, userId: number, id: string, method: string): Promise<void> {
  const state = await uploadStateOf(db.read, userId, id);
  if (state === null) throw new AppError("NOT_FOUND");
  if (method !== "DELETE" && state === "refused") throw new AppError("UNSUPPORTED_MEDIA");
  if (method === "DELETE" && !(await db.transaction((tx) => dropUpload(tx, id, clock.now()))))
    throw new AppError("STATE_CONFLICT");
}

/** Makes a photo of what arrived, once, in whatever process. Errors: UNSUPPORTED_MEDIA. */
async function finish(options: UploadOptions, folder: UploadFolder, userId: number, id: string): Promise<void> {
  const { db, clock } = options;
  await underLock(options.locker, `${id} finish`, async () => {
    const state = await uploadStateOf(db.read, userId, id);
    if (state === "refused") throw new AppError("UNSUPPORTED_MEDIA");
    if (state !== "receiving") return;
    const outcome = await cleanImage(folder.pathOf(id), `user ${userId}`).catch(refusal);
    if (outcome instanceof AppError) await refuseUpload(db, id, clock.now());
    else await keep(options, id, outcome);
    await folder.blank(id);
    if (outcome instanceof AppError) throw outcome;
  });
}

/** The bytes lie in the store before any row says so. */
async function keep({ db, store, clock }: UploadOptions, id: string, image: CleanImage): Promise<void> {
  const photoId = randomUUID();
  await store.put(photoKey(photoId), image.bytes);
  const isKept = await db.transaction((tx) => readyUpload(tx, id, { ...image, id: photoId }, clock.now()));
  if (isKept) return;
  await store.remove(photoKey(photoId));
  throw new AppError("NOT_FOUND");
}

async function isWhole(tusStore: TusStore, id: string): Promise<boolean> {
  const upload = await tusStore.getUpload(id).catch(() => null);
  return upload !== null && upload.offset === upload.size;
}

function refusal(error: unknown): AppError {
  if (error instanceof AppError && error.code === "UNSUPPORTED_MEDIA") return error;
  throw error;
}

function unlessRefused(error: unknown): void {
  refusal(error);
}

/** The upload server's own errors are plain objects; a cut connection is none of our concern. */
function logUnexpected(log: Log, thrown: unknown): void {
  if (thrown instanceof Error && !(thrown instanceof AppError))
    log.error({ error: { message: thrown.message, stack: thrown.stack } }, "upload failed");
}
