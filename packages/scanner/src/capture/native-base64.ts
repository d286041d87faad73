import { toBase64 } from "#scanner/kit/base64.ts";

/** Stands in for `js-base64` in the upload library, which writes names of files with it: see vite.config.ts. */
export const Base64 = { encode: toBase64 };
