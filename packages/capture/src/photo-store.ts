/** What is kept of a photo beside its bytes. */
export interface StoredPhoto {
  readonly key: string;
  readonly slot: string;
  readonly takenAt: Date;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** Address of the unfinished upload. */
  readonly url: string | null;
  /** Set once the server has every byte. */
  readonly uploadId: string | null;
}

/** Where a queue keeps its photos. Each call is atomic; unknown keys are no error. */
export interface PhotoStore {
  all(): Promise<StoredPhoto[]>;
  get(key: string): Promise<StoredPhoto | null>;
  bytesOf(key: string): Promise<ArrayBuffer | null>;
  put(photo: StoredPhoto, bytes: ArrayBuffer): Promise<void>;
  patch(key: string, changes: Partial<Pick<StoredPhoto, "url" | "uploadId">>): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  close(): void;
}

/** Keeps photos for as long as the page lives. */
export function memoryPhotoStore(): PhotoStore {
  const photos = new Map<string, { photo: StoredPhoto; bytes: ArrayBuffer }>();
  return {
    all: async () => [...photos.values()].map(({ photo }) => photo),
    get: async (key) => photos.get(key)?.photo ?? null,
    bytesOf: async (key) => photos.get(key)?.bytes ?? null,
    async put(photo, bytes) {
      photos.set(photo.key, { photo, bytes });
    },
    async patch(key, changes) {
      const kept = photos.get(key);
      if (kept) photos.set(key, { ...kept, photo: { ...kept.photo, ...changes } });
    },
    async remove(key) {
      photos.delete(key);
    },
    async clear() {
      photos.clear();
    },
    close: () => undefined,
  };
}

/**
 * The given store, with memory for the photos that it cannot take (disk full, storage switched off in the middle).
 * `onFallback` is called the first time.
 */
export function withMemoryFallback(store: PhotoStore, onFallback: () => void): PhotoStore {
  const memory = memoryPhotoStore();
  let hasFallenBack = false;
  const inMemory = async (key: string): Promise<boolean> => (await memory.get(key)) !== null;
  return {
    all: async () => [...(await store.all().catch(() => [])), ...(await memory.all())],
    get: async (key) => (await memory.get(key)) ?? store.get(key),
    bytesOf: async (key) => (await memory.bytesOf(key)) ?? store.bytesOf(key),
    async put(photo, bytes) {
      try {
        await store.put(photo, bytes);
        await memory.remove(photo.key);
      } catch {
        await memory.put(photo, bytes);
        if (!hasFallenBack) onFallback();
        hasFallenBack = true;
      }
    },
    patch: async (key, changes) => ((await inMemory(key)) ? memory.patch(key, changes) : store.patch(key, changes)),
    async remove(key) {
      await memory.remove(key);
      await store.remove(key);
    },
    async clear() {
      await memory.clear();
      await store.clear();
    },
    close: () => store.close(),
  };
}
