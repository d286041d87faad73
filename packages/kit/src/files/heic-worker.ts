import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import load, { type Channel, type Failure } from "libheif-js/libheif-wasm/libheif.js";
import type { HeicPicture, HeicTask } from "./heic.ts";

const pageBytes = 65_536;
const wasm = fileURLToPath(import.meta.resolve("libheif-js/libheif-wasm/libheif.wasm"));

/** What goes wrong is thrown: the other side hears it as the worker's error. */
const task: HeicTask = workerData;
holdMemory(task.memoryBytes);
const picture = mainPicture(task);
parentPort?.postMessage(picture, [picture.data.buffer]);

function mainPicture({ source, pixelLimit }: HeicTask): HeicPicture & { readonly data: Uint8Array<ArrayBuffer> } {
  const library = load({ wasmBinary: readFileSync(wasm), print: () => undefined, printErr: () => undefined });
  const file = library.heif_context_alloc();
  const opened = library.heif_context_read_from_memory(
    file,
    typeof source === "string" ? readFileSync(source) : source,
  );
  if (opened.code.value !== 0) throw new Error(opened.message);
  const handle = orThrow(library.heif_js_context_get_primary_image_handle(file));
  const width = library.heif_image_handle_get_width(handle);
  const height = library.heif_image_handle_get_height(handle);
  if (!(width * height > 0 && width * height <= pixelLimit)) throw new Error(`${width} × ${height} pixels`);
  const isSeeThrough = library.heif_image_handle_has_alpha_channel(handle) === 1;
  const { heif_chroma_interleaved_RGB: plain, heif_chroma_interleaved_RGBA: seeThrough } = library.heif_chroma;
  const space = library.heif_colorspace.heif_colorspace_RGB;
  const image = orThrow(library.heif_js_decode_image2(handle, space, isSeeThrough ? seeThrough : plain));
  const [pixels] = image.channels;
  if (pixels === undefined || pixels.width !== width || pixels.height !== height)
    throw new Error("Other pixels than the file promised");
  const channels = isSeeThrough ? 4 : 3;
  return { width, height, channels, data: packed(pixels, channels) };
}

/** The lines without what fills them up, in memory that may be handed over. */
function packed({ width, height, stride, data }: Channel, channels: number): Uint8Array<ArrayBuffer> {
  const lineBytes = width * channels;
  const lines = new Uint8Array(lineBytes * height);
  for (let line = 0; line < height; line++)
    lines.set(data.subarray(line * stride, line * stride + lineBytes), line * lineBytes);
  return lines;
}

function orThrow<T extends { readonly code?: undefined }>(answer: T | Failure): T {
  if (answer.code !== undefined) throw new Error(answer.message);
  return answer;
}

/** A worker's limits do not count the memory of WebAssembly; the library takes a refusal as an ordinary lack of memory. */
function holdMemory(limitBytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * pageBytes > limitBytes) throw new RangeError("Too much memory for a picture");
    return grow.call(this, pages);
  };
}
