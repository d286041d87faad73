import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { serveDocs } from "./docs.ts";

const folder = mkdtempSync(join(tmpdir(), "treadclub-docs-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "assets"));
const http = Fastify();
await serveDocs(http, { path: "/v1/docs", title: "Calls", openApiPath: "/v1/openapi.json", folder });

it("says that the page is not built, and serves it as soon as it is", async () => {
  const missing = await http.inject("/v1/docs");
  expect([missing.statusCode, missing.body]).toEqual([503, "The reference is not built yet: npm run build\n"]);
  writeFileSync(join(folder, "index.html"), "<title>__TITLE__</title><link href=__OPENAPI__>");
  const page = await http.inject("/v1/docs");
  expect([page.statusCode, page.body]).toEqual([200, "<title>Calls</title><link href=/v1/openapi.json>"]);
  expect(page.headers["cache-control"]).toBe("no-cache");
});

it("serves its files compressed and for good", async () => {
  writeFileSync(join(folder, "assets/page-1.js"), "plain");
  writeFileSync(join(folder, "assets/page-1.js.br"), "packed");
  const answer = await http.inject({ url: "/v1/docs/assets/page-1.js", headers: { "accept-encoding": "gzip, br" } });
  expect([answer.body, answer.headers["content-encoding"]]).toEqual(["packed", "br"]);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it.each(["/v1/docs/", "/v1/docs/assets/", "/v1/docs/assets/..%2findex.html", "/v1/docs/assets//page-1.js"])(
  "has nothing at %s",
  async (url) => {
    expect((await http.inject(url)).statusCode).toBeGreaterThanOrEqual(404);
  },
);
