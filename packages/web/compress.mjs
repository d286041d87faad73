import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Below this, the headers weigh more than what is saved. */
const smallestBytes = 1024;

/** Puts a .br and a .gz beside every text file of a folder, for the server to send as they are. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder, { encoding: "utf8", recursive: true })) {
    const file = join(folder, name);
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name) || statSync(file).size < smallestBytes) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
