import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { mkdir } from "node:fs/promises";
import { FileStore as TusStore } from "@tus/file-store";
import { Server, type Locker, type Upload } from "@tus/server";
import { errors, type ErrorCode } from "@treadclub/contract";
import { and, eq, inArray, lt } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { WriteCtx } from "../context.ts";
import type { Database } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { cleanImage } from "../files/image.ts";
import type { FileStore } from "../files/store.ts";
import { photos, uploads } from "../tables.ts";

export const uploadMaxBytes = 15_000_000;
const unfinishedLifeMs = 24 * 3_600_000;

export interface Uploads {
  /** Answers a tus request of a user. */
  handle(userId: number, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Finishes uploads whose last part arrived while a process died. */
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
}

/** One resumable upload place (tus 1.0) for photos of signed-in users. */
export async function openUploads(options: UploadOptions): Promise<Uploads> {
  await mkdir(options.folder, { recursive: true });
  const user = new AsyncLocalStorage<number>();
  const tusStore = new TusStore({ directory: options.folder });
  const server = new Server({
    path: "/api/v1/uploads", datastore: tusStore, locker: options.locker, maxSize: uploadMaxBytes, relativeLocation: true, respectForwardedHeaders: false,
    namingFunction: () => randomUUID(),
    onIncomingRequest: async (_request, id) => { if (id) await own(options, user.getStore(), id); },
    onUploadCreate: async (_request, upload) => {
      await options.db.transaction((tx) => tx.insert(uploads).values({ id: upload.id, userId: user.getStore() ?? 0, createdAt: options.clock.now() }));
      return {};
    },
    onUploadFinish: async (_request, upload) => {
      await finish(options, upload.id).catch(asTusError);
      return {};
    },
    onResponseError: (_request, error) => envelope(error),
  });
  return {
    handle: (userId, request, response) => user.run(userId, () => server.handle(request, response)),
    ensureReady: async (userId, ids) => {
      for (const id of ids) if ((await stateOf(options, userId, id)) === "receiving" && (await isWhole(tusStore, id))) await finish(options, id);
    },
    sweep: () => sweep(options, tusStore),
  };
}

/** Takes uploads for a record, in its transaction: each must be the user's own, ready and not taken yet. Answers photo ids in the order given. */
export async function attachUploads(ctx: WriteCtx<"NOT_FOUND" | "STATE_CONFLICT">, userId: number, ids: readonly string[]): Promise<string[]> {
  const taken = await ctx.db.update(uploads).set({ state: "attached" })
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.userId, userId), eq(uploads.state, "ready"))).returning({ id: uploads.id, photoId: uploads.photoId });
  const byId = new Map(taken.map((row) => [row.id, row.photoId]));
  if (byId.size === new Set(ids).size) return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const known = await ctx.db.select({ id: uploads.id }).from(uploads).where(and(inArray(uploads.id, [...ids]), eq(uploads.userId, userId)));
  throw ctx.fail(known.length === new Set(ids).size ? "STATE_CONFLICT" : "NOT_FOUND");
}

async function finish({ db, store, clock, folder }: UploadOptions, id: string): Promise<void> {
  const now = clock.now();
  const image = await cleanImage(`${folder}/${id}`).catch(async (error: unknown) => {
    await db.transaction((tx) => tx.update(uploads).set({ state: "refused", finishedAt: now }).where(eq(uploads.id, id)));
    throw error;
  });
  const photoId = randomUUID();
  await store.put(photoKey(photoId), image.bytes);
  await db.transaction(async (tx) => {
    const [row] = await tx.update(uploads).set({ state: "ready", photoId, finishedAt: now }).where(and(eq(uploads.id, id), eq(uploads.state, "receiving"))).returning({ userId: uploads.userId });
    if (row) await tx.insert(photos).values({ id: photoId, userId: row.userId, width: image.width, height: image.height, bytes: image.bytes.length, createdAt: now });
  });
}

/** Where the bytes of a photo lie. */
export const photoKey = (photoId: string): string => `photos/${photoId.slice(0, 2)}/${photoId}`;

async function own(options: UploadOptions, userId: number | undefined, id: string): Promise<void> {
  if (userId === undefined || (await stateOf(options, userId, id)) === null) throw tusError("NOT_FOUND");
}

async function stateOf({ db }: UploadOptions, userId: number, id: string): Promise<string | null> {
  const [row] = await db.read.select({ state: uploads.state }).from(uploads).where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return row?.state ?? null;
}

async function isWhole(tusStore: TusStore, id: string): Promise<boolean> {
  const upload: Upload | null = await tusStore.getUpload(id).catch(() => null);
  return upload !== null && upload.offset === upload.size;
}

async function sweep({ db, clock }: UploadOptions, tusStore: TusStore): Promise<number> {
  const before = new Date(clock.now().getTime() - unfinishedLifeMs);
  const old = await db.read.select({ id: uploads.id, state: uploads.state, photoId: uploads.photoId }).from(uploads).where(lt(uploads.createdAt, before)).limit(1000);
  for (const row of old) {
    await tusStore.remove(row.id).catch(() => undefined);
    await db.transaction((tx) => tx.delete(uploads).where(eq(uploads.id, row.id)));
  }
  return old.length;
}

const tusError = (code: ErrorCode): { status_code: number; body: string } => ({ status_code: errors[code].status, body: JSON.stringify({ code, message: errors[code].message }) });

function asTusError(error: unknown): never {
  throw error instanceof AppError ? tusError(error.code) : error;
}

/** The upload server's own errors in our envelope. */
function envelope(error: unknown): { status_code: number; body: string } | undefined {
  const status = typeof error === "object" && error !== null && "status_code" in error ? error.status_code : undefined;
  const body = typeof error === "object" && error !== null && "body" in error ? String(error.body) : "";
  if (typeof status !== "number") return tusError("UNKNOWN_ERROR");
  if (body.startsWith("{")) return { status_code: status, body };
  const code: ErrorCode = status === 413 ? "PAYLOAD_TOO_LARGE" : status === 404 || status === 410 ? "NOT_FOUND" : status === 423 || status === 409 ? "STATE_CONFLICT" : status === 415 ? "UNSUPPORTED_MEDIA" : "VALIDATION_FAILED";
  return { status_code: status, body: JSON.stringify({ code, message: errors[code].message }) };
}
