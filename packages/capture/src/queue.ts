import { openIndexedDbStore } from "./indexed-db.ts";
import { type PhotoBoard, type QueuedPhoto, newPhotoBoard } from "./photo-board.ts";
import { type PhotoStore, type StoredPhoto, memoryPhotoStore, withMemoryFallback } from "./photo-store.ts";
import { type TabLink, linkTabs } from "./tab-link.ts";
import { type Announcement, type TaskRunner, newTaskRunner } from "./task-runner.ts";
import { UploadError, type UploadOptions, createUpload } from "./upload.ts";

export type { QueuedPhoto } from "./photo-board.ts";
export type { PhotoStore } from "./photo-store.ts";

export interface NewPhoto {
  /** Names the photo for good; adding another one under the same key replaces it. */
  readonly key: string;
  /** What the photo is of, in the caller's words. */
  readonly slot: string;
  readonly blob: Blob;
  readonly takenAt: Date;
}

type UploadSettings = Pick<
  UploadOptions,
  "endpoint" | "authorisation" | "backoffMs" | "connection" | "transport" | "chunkBytes" | "stallTimeoutMs"
>;

export interface PhotoQueueOptions extends UploadSettings {
  /** Keeps apart what must not meet: the user, the job. Tabs with the same name share a queue. */
  readonly name: string;
  /** Replaced in tests. */
  readonly openStore?: (name: string) => Promise<PhotoStore>;
  readonly link?: TabLink;
}

/** Photos on their way to the server. They stay until `remove`: a closed tab or a lost connection loses none. */
export interface PhotoQueue {
  /** False when this browser keeps nothing beyond the page: say so, and that the page must stay open. */
  readonly durable: boolean;
  /** Keeps the photo, then sends it. Rejects only when the blob cannot be read. */
  add(photo: NewPhoto): Promise<void>;
  /** Oldest first; the same array until something changes. */
  list(): readonly QueuedPhoto[];
  /** Called after every change, progress included; answers how to stop. */
  subscribe(listener: () => void): () => void;
  blobOf(key: string): Promise<Blob | null>;
  /** Resumes unfinished photos, refused ones too. Call it after opening the queue and after signing in again. */
  resume(): void;
  /** Upload ids in the order of the keys, once all are there; rejects with the UploadError of one that is refused or removed. */
  whenUploaded(keys: readonly string[]): Promise<string[]>;
  /** Stops and forgets one photo: after the server has made use of it, or when the user throws it away. */
  remove(key: string): Promise<void>;
  /** Stops and forgets all, in every tab: at sign-out. */
  clear(): Promise<void>;
  /** Stops, and keeps all for the next time. */
  close(): Promise<void>;
}

/** Opens the queue with what an earlier page left in it. Never rejects: without storage it works in memory. */
export async function openPhotoQueue(options: PhotoQueueOptions): Promise<PhotoQueue> {
  const board = newPhotoBoard();
  const kept = await openStore(options, () => board.announce());
  const { store } = kept;
  const link = options.link ?? linkTabs(options.name);
  const runner = newTaskRunner(AT_ONCE, (key, signal) =>
    link.alone(key, signal, () => send(options, { key, signal, store, board, link })),
  );
  for (const photo of await store.all()) board.show(photo);
  link.onNews(() => void takeOver(store, board, runner));
  const forget = async (key: string): Promise<void> => {
    await runner.stop(key);
    await store.remove(key);
    board.drop(key);
  };
  return {
    get durable() {
      return kept.isDurable();
    },
    async add({ key, slot, blob, takenAt }) {
      const bytes = await blob.arrayBuffer();
      await runner.stop(key);
      const photo = { key, slot, takenAt, mediaType: blob.type, sizeBytes: blob.size, url: null, uploadId: null };
      await store.put(photo, bytes);
      board.show(photo);
      link.broadcast();
      runner.enqueue(key);
    },
    list: board.list,
    subscribe: board.subscribe,
    blobOf: (key) => readBlob(store, key),
    resume: () =>
      board
        .list()
        .filter(isUnfinished)
        .forEach(({ key }) => runner.enqueue(key)),
    whenUploaded: (keys) => whenUploaded(board, keys),
    async remove(key) {
      await forget(key);
      link.broadcast();
    },
    async clear() {
      await runner.stopAll();
      board.list().forEach(({ key }) => board.drop(key));
      await store.clear();
      link.broadcast();
    },
    async close() {
      link.close();
      await runner.stopAll();
      store.close();
    },
  };
}

const AT_ONCE = 2;

async function openStore(
  options: PhotoQueueOptions,
  onFallback: () => void,
): Promise<{ store: PhotoStore; isDurable: () => boolean }> {
  let isDurable = true;
  try {
    const lasting = await (options.openStore ?? openIndexedDbStore)(options.name);
    const store = withMemoryFallback(lasting, () => {
      isDurable = false;
      onFallback();
    });
    return { store, isDurable: () => isDurable };
  } catch {
    return { store: memoryPhotoStore(), isDurable: () => false };
  }
}

interface Sending {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly store: PhotoStore;
  readonly board: PhotoBoard;
  readonly link: TabLink;
}

/** Sends one photo to its end, alone among the tabs; another tab may have sent or removed it before its turn came. */
async function send(options: UploadSettings, sending: Sending): Promise<Announcement> {
  const { key, store, board } = sending;
  try {
    const photo = await store.get(key);
    const file = await readBlob(store, key);
    if (!photo || !file) return () => board.drop(key);
    if (photo.uploadId !== null) return () => board.show(photo);
    return await sendFile(options, sending, photo, file);
  } catch (error) {
    return afterFailure(error, key, store, board);
  }
}

async function sendFile(
  options: UploadSettings,
  { key, signal, store, board, link }: Sending,
  photo: StoredPhoto,
  file: Blob,
): Promise<Announcement> {
  const upload = createUpload({
    ...options,
    file,
    name: `${photo.slot}.jpg`,
    resumeUrl: photo.url,
    signal,
    // What cannot be written down is only sent again after a reload.
    onUrl: (url) => void store.patch(key, { url }).catch(() => undefined),
    onProgress: (sentBytes) => board.change(key, { sentBytes }),
    onState: (state) => board.change(key, { state: state === "sending" ? "uploading" : "paused", error: null }),
  });
  upload.start();
  const { uploadId } = await upload.done;
  await store.patch(key, { uploadId }).catch(() => undefined);
  return () => {
    board.change(key, { state: "uploaded", uploadId, sentBytes: file.size, error: null });
    link.broadcast();
  };
}

async function afterFailure(error: unknown, key: string, store: PhotoStore, board: PhotoBoard): Promise<Announcement> {
  const { code, message } = error instanceof UploadError ? error : new UploadError("UNKNOWN_ERROR", String(error));
  if (code === "ABORTED") return () => board.change(key, { state: "waiting" });
  // A refused photo lies complete on the server: going on with it would look like success.
  if (!SIGN_IN_CODES.has(code)) await store.patch(key, { url: null }).catch(() => undefined);
  return () => board.change(key, { state: "failed", error: { code, message } });
}

const SIGN_IN_CODES: ReadonlySet<string> = new Set([
  "TOKEN_EXPIRED",
  "TOKEN_DECODE_UNSUCCESSFUL",
  "ACCOUNT_DISABLED",
  "ROLE_FORBIDDEN",
]);

/** Brings the board up to what another tab has changed in the store. */
async function takeOver(store: PhotoStore, board: PhotoBoard, runner: TaskRunner): Promise<void> {
  const kept = await store.all();
  const keys = new Set(kept.map(({ key }) => key));
  for (const { key } of board.list()) {
    if (keys.has(key)) continue;
    await runner.stop(key);
    board.drop(key);
  }
  for (const photo of kept) {
    const shown = board.find(photo.key);
    const isNews =
      !shown ||
      shown.takenAt.getTime() !== photo.takenAt.getTime() ||
      (photo.uploadId !== null && shown.uploadId === null);
    if (isNews && !runner.has(photo.key)) board.show(photo);
  }
}

async function readBlob(store: PhotoStore, key: string): Promise<Blob | null> {
  const [photo, bytes] = await Promise.all([store.get(key), store.bytesOf(key)]);
  return photo && bytes ? new Blob([bytes], { type: photo.mediaType }) : null;
}

function isUnfinished(photo: QueuedPhoto): boolean {
  return photo.state !== "uploaded";
}

function whenUploaded(board: PhotoBoard, keys: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const photos = keys.map((key) => board.find(key));
      const refused = photos.find((photo) => photo === undefined || photo.state === "failed");
      const ids = photos.flatMap((photo) => photo?.uploadId ?? []);
      if (photos.includes(undefined)) reject(new UploadError("ABORTED", "The photo was removed"));
      else if (refused?.error) reject(new UploadError(refused.error.code, refused.error.message));
      else if (ids.length === keys.length) resolve(ids);
      else return;
      unsubscribe();
    };
    const unsubscribe = board.subscribe(look);
    look();
  });
}
