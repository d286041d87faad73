import type { EndpointShape } from "@treadclub/contract";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measurementCatalog } from "@treadclub/contract/measurement/catalog";
import { afterAll, describe, expect, it } from "vitest";
import { bearerHeader } from "#testing/call";
import { openMeasurementApp } from "#testing/test-app";

const folder = mkdtempSync(join(tmpdir(), "treadclub-scan-"));
afterAll(() => rmSync(folder, { recursive: true }));
const testApp = await openMeasurementApp({ scannerFolder: folder });
const { http } = testApp;
const base = "/measurement/v1/";
const origin = "https://shop.example";

describe("pages of other websites", () => {
  it.each(Object.values(measurementCatalog).map(({ path }) => path))(
    "may ask whether they may call %s",
    async (path) => {
      const answer = await http.inject({
        method: "OPTIONS",
        url: base + path,
        headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
      });
      expect([answer.statusCode, answer.body]).toEqual([204, ""]);
      expect(answer.headers).toMatchObject({
        "access-control-allow-origin": origin,
        "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, HEAD",
        "access-control-max-age": "600",
        vary: "origin",
      });
      const allowed = String(answer.headers["access-control-allow-headers"]).split(", ");
      for (const name of ["authorization", "content-type", "idempotency-key", "tus-resumable", "upload-offset"])
        expect(allowed).toContain(name);
      expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
    },
  );

  it.each([
    ["an answer", `${base}instant-apps/sessions/create`, "tk_test_public", 200],
    ["a refusal", `${base}instant-apps/sessions/create`, "tk_live_no", 401],
    ["bad input", `${base}instant-apps/sessions/create?workflow=9`, "tk_test_public", 422],
    ["an address that is none", `${base}nothing/here`, null, 404],
    ["the description", `${base}openapi.json`, null, 200],
  ])("may read %s", async (_, url, bearer, status) => {
    const answer = await http.inject({ url, headers: { origin, ...bearerHeader(bearer) } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-expose-headers": expect.stringMatching(/^x-request-id, retry-after/),
      "cross-origin-resource-policy": "cross-origin",
      vary: expect.stringMatching(/^origin(, accept-encoding)?$/),
    });
    expect(answer.headers).not.toHaveProperty("access-control-allow-credentials");
  });

  it("get no leave for what is not of these calls", async () => {
    const answer = await http.inject({ url: "/healthz", headers: { origin } });
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });
});

it("begins nothing, and opens no stream, for somebody who asks for the head of an answer", async () => {
  const { token } = await testApp.make.session();
  const head = async (path: string, bearer: string) => {
    const answer = await http.inject({ method: "HEAD", url: base + path, headers: bearerHeader(bearer) });
    return answer.statusCode;
  };
  const { statements } = await testApp.queries(async () => {
    expect(await head("instant-apps/sessions/create", "tk_test_public")).toBe(404);
    expect(await head(`instant-apps/sessions/${token}/events`, token)).toBe(404);
  });
  expect(statements).toEqual([]);
  expect(await head(`instant-apps/sessions/${token}/results`, token)).toBe(200);
});

it("describes every call, and that all but images need a bearer", async () => {
  const { paths, servers } = (await http.inject(`${base}openapi.json`)).json();
  expect(servers).toEqual([{ url: "http://localhost:3100" }]);
  for (const [name, { method, path, scopes }] of Object.entries<EndpointShape>(measurementCatalog)) {
    const operation = paths[base + path]?.[method.toLowerCase()];
    expect([name, operation?.operationId, operation?.security]).toEqual([
      name,
      name,
      name === "getScanImage" ? [] : (scopes?.map((scope) => ({ bearer: [scope] })) ?? [{ bearer: [] }]),
    ]);
  }
});

it("has a page that shows the description, or says that it is not built", async () => {
  const page = await http.inject(`${base}docs`);
  expect(page.headers["cache-control"]).toBe("no-cache");
  if (page.statusCode === 503) return expect(page.body).toContain("npm run build");
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.body).toContain(`href="${base}openapi.json"`);
});

describe("the scanner", () => {
  it("is served with its own strict policy once it is built", async () => {
    expect((await http.inject("/scan/")).statusCode).toBe(503);
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html>scanner");
    writeFileSync(join(folder, "assets/start-1.js"), "start");
    const page = await http.inject("/scan/?data=abc");
    expect([page.statusCode, page.body, page.headers["cache-control"]]).toEqual([
      200,
      "<!doctype html>scanner",
      "no-cache",
    ]);
    expect(page.headers).toMatchObject({
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; media-src 'self' blob:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "permissions-policy": expect.stringContaining("camera=(self)"),
      "x-content-type-options": "nosniff",
    });
    const script = await http.inject("/scan/assets/start-1.js");
    expect([script.body, script.headers["cache-control"]]).toEqual(["start", "public, max-age=31536000, immutable"]);
  });

  it("keeps what follows its address, and hides what lies beside it", async () => {
    const moved = await http.inject("/scan?data=abc");
    expect([moved.statusCode, moved.headers.location]).toEqual([302, "/scan/?data=abc"]);
    writeFileSync(`${folder}-secret.txt`, "secret");
    writeFileSync(join(folder, ".hidden"), "secret");
    for (const path of ["assets/gone.js", ".hidden", "..%2f", `..%2f${folder.split("/").at(-1)}-secret.txt`]) {
      const answer = await http.inject(`/scan/${path}`);
      expect([path, answer.statusCode >= 400, answer.body.includes("secret")]).toEqual([path, true, false]);
    }
    rmSync(`${folder}-secret.txt`);
  });
});

describe("odd requests", () => {
  it.each(["//x", "/%00", "/a%00b", "/%2e%2e/x", "/a//b", "/./a", "/%"])(
    "for %s below the scanner or the SDK find nothing",
    async (path) => {
      for (const url of [`/scan${path}`, `/sdk/2.1.3${path}`]) {
        const answer = await http.inject({ url, headers: { accept: "text/html" } });
        expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, "NOT_FOUND"]);
      }
    },
  );

  it("for a part of a file, or under a condition that does not hold, are no error of ours", async () => {
    for (const headers of [{ range: "bytes=abc" }, { range: "bytes=99999-" }, { "if-match": '"x"' }]) {
      const answer = await http.inject({ url: "/scan/assets/start-1.js", headers });
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect((await http.inject({ url: "/scan/assets/start-1.js", headers: { range: "bytes=abc" } })).body).toBe("start");
  });

  it("with JSON of 100,000 levels are refused", async () => {
    const payload = "[".repeat(100_000) + "]".repeat(100_000);
    const headers = { "content-type": "application/json", ...bearerHeader("tk_test_public") };
    const answer = await http.inject({ method: "POST", url: `${base}scanner/open`, payload, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "VALIDATION_FAILED"]);
  });
});

it("the same Idempotency-Key of two bearers is two keys", async () => {
  const headers = { "idempotency-key": "visit-7" };
  const [one, two] = [await testApp.make.session(), await testApp.make.session()];
  const abort = (bearer: string) => testApp.send("abortScan", { body: {} }, { bearer, headers });
  const first = await abort(one.token);
  const second = await abort(two.token);
  expect([first.reply?.id, second.reply?.id]).toEqual([one.id, two.id]);
  const again = await abort(one.token);
  expect([again.headers["idempotent-replayed"], again.reply]).toEqual(["true", first.reply]);
  const wrong = await testApp.send(
    "abortScan",
    { body: {} },
    { bearer: one.token, headers: { "idempotency-key": "a b" } },
  );
  expect(wrong.error?.code).toBe("VALIDATION_FAILED");
});

it("an answer that is kept for a key goes with the key, and with the session that it is about", async () => {
  const { key, id } = await testApp.make.key();
  const [one, two] = [await testApp.make.session({ key }), await testApp.make.session({ key })];
  const headers = { "idempotency-key": "visit-8" };
  const abort = (bearer: string) => testApp.send("abortScan", { body: {} }, { bearer, headers });
  await abort(one.token);
  await abort(two.token);
  await testApp.call("reviewForget", { params: { id: String(one.id) } }, { bearer: key });
  expect((await abort(one.token)).error?.code).toBe("KEY_UNKNOWN");
  expect((await abort(two.token)).status).toBe(200);
  await testApp.service.keys.revoke(id);
  expect((await abort(two.token)).error?.code).toBe("KEY_UNKNOWN");
});

it("answers to uploads may be read by other websites, and nothing else is said of origins", async () => {
  const { token } = await testApp.make.session();
  const address = await http.listen({ port: 0, host: "127.0.0.1" });
  const answer = await fetch(`${address}${base}uploads`, {
    method: "POST",
    headers: { ...bearerHeader(token), origin, "tus-resumable": "1.0.0", "upload-length": "1000" },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
  expect(answer.headers.get("access-control-expose-headers")?.toLowerCase()).toMatch(/location.*upload-offset/);
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  const state = await fetch(new URL(answer.headers.get("location") ?? "", address), {
    method: "HEAD",
    headers: { ...bearerHeader(token), origin, "tus-resumable": "1.0.0" },
  });
  expect([state.status, state.headers.get("upload-offset"), state.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "0",
    origin,
  ]);
});
