import type { PhotoStore, StoredPhoto } from "./photo-store.ts";

/**
 * A store in the browser's IndexedDB, which outlives the page. Rejects where there is none or it does not open
 * (private windows, storage switched off). Bytes lie apart from the rest, so that a list does not read megabytes, and as
 * buffers: a Blob in the database becomes unreadable in some versions of Safari once the app was closed.
 */
export async function openIndexedDbStore(name: string): Promise<PhotoStore> {
  let database: Promise<IDBDatabase> = openDatabase(name);
  await database;
  const run = async <Result>(mode: IDBTransactionMode, work: Work<Result>): Promise<Result> => {
    try {
      return await runTransaction(await database, mode, work);
    } catch (error) {
      if (!isClosed(error)) throw error;
      // Phones close the database of a page in the background.
      database = openDatabase(name);
      return runTransaction(await database, mode, work);
    }
  };
  return {
    all: () => run("readonly", ({ photos }) => done<StoredPhoto[]>(photos.getAll())),
    get: (key) => run("readonly", async ({ photos }) => (await done<StoredPhoto | undefined>(photos.get(key))) ?? null),
    bytesOf: (key) =>
      run("readonly", async ({ bytes }) => (await done<ArrayBuffer | undefined>(bytes.get(key))) ?? null),
    put: (photo, content) =>
      run("readwrite", async ({ photos, bytes }) => {
        await Promise.all([done(photos.put(photo)), done(bytes.put(content, photo.key))]);
      }),
    patch: (key, changes) =>
      run("readwrite", async ({ photos }) => {
        const kept = await done<StoredPhoto | undefined>(photos.get(key));
        if (kept) await done(photos.put({ ...kept, ...changes }));
      }),
    remove: (key) =>
      run("readwrite", async ({ photos, bytes }) => {
        await Promise.all([done(photos.delete(key)), done(bytes.delete(key))]);
      }),
    clear: () =>
      run("readwrite", async ({ photos, bytes }) => {
        await Promise.all([done(photos.clear()), done(bytes.clear())]);
      }),
    close: () =>
      void database.then(
        (open) => open.close(),
        () => undefined,
      ),
  };
}

/** Deletes what a queue of that name has left in this browser; a page that has it open closes it. */
export function forgetPhotos(name: string): void {
  // A browser that blocks storage has nothing to delete.
  if (typeof indexedDB !== "undefined") indexedDB.deleteDatabase(databaseName(name)).onerror = () => undefined;
}

const databaseName = (name: string): string => `photo-queue:${name}`;

type Work<Result> = (stores: { photos: IDBObjectStore; bytes: IDBObjectStore }) => Promise<Result>;

// Some browsers neither open a database nor refuse it.
const OPEN_TIMEOUT_MS = 3000;

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === "undefined") return reject(new Error("This browser keeps nothing"));
    const request = indexedDB.open(databaseName(name), 1);
    const timer = setTimeout(() => reject(new Error("The database does not open")), OPEN_TIMEOUT_MS);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("photos", { keyPath: "key" });
      request.result.createObjectStore("bytes");
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error("The database does not open"));
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

async function runTransaction<Result>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result> {
  const transaction = database.transaction(["photos", "bytes"], mode, { durability: "strict" });
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("The database gave up"));
  });
  // The work's own error comes first; this one would go unheard then.
  completed.catch(() => undefined);
  const result = await work({ photos: transaction.objectStore("photos"), bytes: transaction.objectStore("bytes") });
  await completed;
  return result;
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The database gave up"));
  });
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "InvalidStateError" || error.name === "UnknownError");
}
