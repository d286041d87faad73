import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { AppError } from "../errors.ts";

/** What the worker is asked to read. */
export interface HeicTask {
  readonly source: string | Uint8Array;
  readonly pixelLimit: number;
  readonly memoryBytes: number;
}

/** Pixels from the top left, line by line, upright, 3 or 4 bytes each. */
export interface HeicPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

export interface HeicLimits {
  readonly fileBytes: number;
  readonly pixelLimit: number;
  /** The decoder's own memory; the pixels that it hands over come on top. */
  readonly memoryBytes: number;
  readonly timeoutMs: number;
}

/** Measured: 60 million pixels take 434 MB of the decoder's memory; ten bits a colour take more. */
export const heicLimits: HeicLimits = {
  fileBytes: 15_000_000,
  pixelLimit: 60_000_000,
  memoryBytes: 768 * 1024 * 1024,
  timeoutMs: 20_000,
};
const atOnce = 2;
/** For 16 million colours and for more; the file itself comes on top. */
const bytesPerPixel = 16;
const restBytes = 64 * 1024 * 1024;

/** What decoding a HEIC may take, by the largest size that its head names; all that is allowed where it names none. */
export function heicMemoryBytes(head: Buffer): number {
  let pixels = 0;
  for (let at = head.indexOf("ispe"); at !== -1 && at + 16 <= head.length; at = head.indexOf("ispe", at + 4))
    pixels = Math.max(pixels, head.readUInt32BE(at + 8) * head.readUInt32BE(at + 12));
  return pixels === 0 ? heicLimits.memoryBytes : Math.min(heicLimits.memoryBytes, restBytes + pixels * bytesPerPixel);
}

/**
 * Decodes the main picture of a HEIC file in a worker and hands it to `use`; at most two pictures at a time are decoded
 * and used in this process, the others wait. The worker has ended before `use` begins.
 * Errors: UNSUPPORTED_MEDIA with advice for what cannot be read within the limits, or used.
 */
export async function useHeic<T>(
  source: string | Uint8Array,
  use: (picture: HeicPicture) => Promise<T>,
  limits: HeicLimits = heicLimits,
): Promise<T> {
  try {
    return await inTurn(async () => use(await decoded(source, limits)));
  } catch (cause) {
    throw new AppError("UNSUPPORTED_MEDIA", { fields: { photo: "heic" }, cause });
  }
}

async function decoded(source: string | Uint8Array, limits: HeicLimits): Promise<HeicPicture> {
  const { fileBytes, pixelLimit, memoryBytes, timeoutMs } = limits;
  const bytes = typeof source === "string" ? (await stat(source)).size : source.length;
  if (bytes > fileBytes) throw new Error(`${bytes} bytes of HEIC`);
  const task: HeicTask = { source, pixelLimit, memoryBytes };
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
    workerData: task,
    // It reads what strangers send: it needs none of our settings, and says nothing in our name.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  try {
    return await pictureOf(worker, timeoutMs);
  } finally {
    await worker.terminate();
  }
}

function pictureOf(worker: Worker, timeoutMs: number): Promise<HeicPicture> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`A HEIC was not read in ${timeoutMs} ms`)), timeoutMs);
    worker.on("message", (picture: HeicPicture) => resolve(picture));
    // Both may come after the answer; an error that nobody hears would end the process.
    worker.on("error", reject);
    worker.on("messageerror", reject);
    worker.on("exit", () => {
      clearTimeout(timer);
      reject(new Error("The worker ended without a picture"));
    });
  });
}

let busy = 0;
const waiting: (() => void)[] = [];

/** Passes the freed place to the longest waiter. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < atOnce) busy++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}
