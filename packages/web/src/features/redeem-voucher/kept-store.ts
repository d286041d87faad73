/** A voucher that this till accepted without a network. */
export interface KeptVoucher {
  /** Names it to the server, however often it is sent. */
  readonly key: string;
  readonly memberId: number;
  readonly code: string;
  readonly acceptedAt: string;
  readonly pricePence: number | null;
  /** Where the till stood, as far as the device knew. */
  readonly locationId?: number | null;
  /** Who was at the till. */
  readonly by: string;
  /** Why it does not count; null while it has not been sent. */
  readonly failure: KeptFailure | null;
}

export interface KeptFailure {
  readonly why: string;
  readonly usedAt: string | null;
  readonly message: string;
}

const databaseName = "till";
const storeName = "kept";

/** All that this browser keeps for a company, oldest first. Rejects where it keeps nothing. */
export async function keptOf(memberId: number): Promise<KeptVoucher[]> {
  const all = await within<KeptVoucher[]>("readonly", (store) => store.getAll());
  return all
    .filter((one) => one.memberId === memberId)
    .toSorted((one, other) => (one.acceptedAt < other.acceptedAt ? -1 : 1));
}

/** Keeps it, in place of one with the same key; on the disk when this resolves. */
export const keep = (kept: KeptVoucher): Promise<unknown> => within("readwrite", (store) => store.put(kept));

export const removeKept = (key: string): Promise<unknown> => within("readwrite", (store) => store.delete(key));

async function within<R>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const database = await open();
  try {
    const transaction = database.transaction(storeName, mode, { durability: "strict" });
    const request = work(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("The database gave up"));
    });
    return request.result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB === "undefined") return reject(new Error("This browser keeps nothing"));
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "key" });
    request.onerror = () => reject(request.error ?? new Error("The database does not open"));
    request.onsuccess = () => resolve(request.result);
  });
}
