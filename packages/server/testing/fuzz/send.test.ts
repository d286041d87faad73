import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { decoded } from "./send.ts";

it("reads an answer as it is encoded, and throws where it is not", () => {
  const text = Buffer.from('{"a":1}');
  expect(decoded(text)).toEqual(text);
  expect(decoded(brotliCompressSync(text), "br")).toEqual(text);
  expect(decoded(gzipSync(text), "gzip")).toEqual(text);
  expect(decoded(Buffer.alloc(0), "br")).toEqual(Buffer.alloc(0));
  expect(() => decoded(text, "br")).toThrow();
  expect(() => decoded(text, "zstd")).toThrow("encoded as zstd");
});
