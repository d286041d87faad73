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
http.get("/v1/openapi.json", async () => ({
  info: { description: "Send `a<b`." },
  tags: [{ name: "Cars & vans", description: "What drives." }],
  paths: { "/v1/cars": { post: { operationId: "addCar", summary: "Adds a car", tags: ["Cars & vans"] } } },
}));
await serveDocs(http, { path: "/v1/docs", title: "Calls", openApiPath: "/v1/openapi.json", folder });

it("says that the page is not built, and serves it as soon as it is", async () => {
  const missing = await http.inject("/v1/docs");
  expect([missing.statusCode, missing.body]).toEqual([503, "The reference is not built yet: npm run build\n"]);
  writeFileSync(join(folder, "index.html"), "<title>__TITLE__</title><link href=__OPENAPI__>__CALLS__");
  const page = await http.inject("/v1/docs");
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/^<title>Calls<\/title><link href=\/v1\/openapi\.json>/);
  expect(page.body).toContain("<p>Send <code>a&lt;b</code>.</p><section><h2>Cars &amp; vans</h2>");
  expect(page.body).toContain(
    '<a href="#/Cars%20%26%20vans/addCar"><b>POST</b> <code>/v1/cars</code> <span>Adds a car</span></a>',
  );
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
