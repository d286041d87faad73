export type ImageKind = "jpeg" | "png" | "webp" | "heic";

/** What a file is by its first 32 bytes, whatever it is called; null for everything that is no photo. */
export function imageKind(head: Uint8Array): ImageKind | null {
  const text = Buffer.from(head.subarray(0, 32)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  return text.slice(4, 8) === "ftyp" && heicBrands.has(text.slice(8, 12)) ? "heic" : null;
}

const heicBrands: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
