import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { serveSdk } from "./sdk-files.ts";

const folder = mkdtempSync(join(tmpdir(), "treadclub-sdk-"));
const script = "var TreadSDK";
writeFileSync(join(folder, "package.json"), "{}");
writeFileSync(join(folder, "tread-sdk.iife.js"), script);
writeFileSync(join(folder, "tread-sdk.iife.js.gz"), gzipSync(script));
writeFileSync(join(folder, "tread-sdk.iife.js.br"), brotliCompressSync(script));
mkdirSync(join(folder, "docs/errors"), { recursive: true });
writeFileSync(join(folder, "docs/errors/1006.md"), "# 1006");
writeFileSync(join(folder, "treadclub-tread-sdk-2.1.3.tgz"), gzipSync("package"));
writeFileSync(join(folder, "tread-sdk.iife.js.sha384"), `sha384-${"A".repeat(64)}\n`);
const app = Fastify();
await serveSdk(app, { folder, version: "2.1.3", publicUrl: "https://scan.example", isFixed: true });

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe("the SDK's files", () => {
  it("are there for script tags of every website, for good below their version", async () => {
    const headers = { origin: "https://shop.example" };
    const answer = await app.inject({ url: "/sdk/2.1.3/tread-sdk.iife.js", headers });
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining("javascript"),
    });
    expect((await app.inject("/sdk/2.1.4/tread-sdk.iife.js")).statusCode).toBe(404);
  });

  it.each([
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
  ])("come compressed to whoever takes %s", async (accepted, encoding, decompressed) => {
    const headers = { "accept-encoding": accepted };
    const answer = await app.inject({ url: "/sdk/2.1.3/tread-sdk.iife.js", headers });
    expect(answer.headers).toMatchObject({
      "content-encoding": encoding,
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(decompressed(answer.rawPayload).toString()).toBe(script);
  });

  it("hold the page about an error where the SDK says that it is", async () => {
    const answer = await app.inject("/sdk/2.1.3/docs/errors/1006.md");
    expect([answer.statusCode, answer.body]).toEqual([200, "# 1006"]);
  });

  it.each(["/sdk", "/sdk/", "/sdk/2.1.3"])("are found from %s", async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([302, "/sdk/2.1.3/"]);
  });

  it("are listed by a page that shows the tag with its hash", async () => {
    const { statusCode, headers, body } = await app.inject("/sdk/2.1.3/");
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-cache",
    ]);
    expect(body).toMatch(
      /&lt;script src=&quot;https:\/\/scan\.example\/sdk\/2\.1\.3\/tread-sdk\.iife\.js&quot; integrity=&quot;sha384-[\w+/=]{64}&quot;/,
    );
    expect(body).toContain('<a href="tread-sdk.iife.js">tread-sdk.iife.js</a></th><td>12</td>');
    expect(body).not.toContain(".gz");
  });

  it("are listed within a phone's width: the long tag wraps, by a style that the service's policy lets pass", async () => {
    const { body } = await app.inject("/sdk/2.1.3/");
    expect(body).toContain('<link rel="stylesheet" href="index.css">');
    const style = await app.inject("/sdk/2.1.3/index.css");
    expect([style.statusCode, style.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"]);
    expect(style.body).toContain("overflow-wrap: anywhere");
  });

  it("are to be had as a tarball, which the page says how to install", async () => {
    const { body } = await app.inject("/sdk/2.1.3/");
    expect(body).toContain("npm install https://scan.example/sdk/2.1.3/treadclub-tread-sdk-2.1.3.tgz");
    expect(body).toContain('<a href="treadclub-tread-sdk-2.1.3.tgz">');
    const readme = readFileSync(join(import.meta.dirname, "../../sdk/README.md"), "utf8");
    expect(readme).toContain(
      "```sh\nnpm install https://treadclub.example/sdk/2.1.3/treadclub-tread-sdk-2.1.3.tgz\n```",
    );
    const headers = { "accept-encoding": "gzip" };
    const answer = await app.inject({ url: "/sdk/2.1.3/treadclub-tread-sdk-2.1.3.tgz", headers });
    expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, undefined]);
    expect(gunzipSync(answer.rawPayload).toString()).toBe("package");
  });
});
