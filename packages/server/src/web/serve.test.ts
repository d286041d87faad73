import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openHttp } from "@treadclub/kit/http/app";
import { openLog } from "@treadclub/kit/log";
import { afterAll, describe, expect, it } from "vitest";
import { translate } from "#server/translate";
import { serveWeb } from "./serve.ts";

const parent = mkdtempSync(join(tmpdir(), "treadclub-web-"));
const folder = join(parent, "dist");
const http = await openHttp({
  log: openLog({ level: "silent" }),
  translate,
  trustProxy: false,
  isReady: async () => true,
});
/** Which sites may frame which code, in this test. */
const framed = new Map<string, readonly string[]>();
/** What is known of this installation, in this test. */
const installation: { demo: boolean; provider: string | null } = { demo: false, provider: null };
await serveWeb(http, folder, async (code) => framed.get(code) ?? null, installation);
afterAll(async () => {
  await http.close();
  rmSync(parent, { recursive: true });
});

const get = (url: string, encoding = "identity") => http.inject({ url, headers: { "accept-encoding": encoding } });
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

it("serves what lies there when it is asked for, also after a build while it runs", async () => {
  expect((await get("/app")).statusCode).toBe(503);
  mkdirSync(join(folder, "assets"), { recursive: true });
  put("index.html", "welcome 1");
  put("shell.html", "shell 1");
  put("start.js", "start 1");
  put("assets/first-1.js", "one");
  for (const round of ["1", "2"]) {
    put("index.html", `welcome ${round}`);
    put("shell.html", `shell ${round}`);
    put(`assets/first-${round}.js`, `script ${round}`);
    put(`assets/first-${round}.js.br`, `packed ${round}`);
    const welcome = await get("/app");
    expect([welcome.body, welcome.headers["cache-control"]]).toEqual([`welcome ${round}`, "no-cache"]);
    for (const url of ["/app/sign_in", "/app/confirm/a.b.c?x=/assets/y.js"]) {
      const screen = await get(url);
      expect([screen.body, screen.headers["cache-control"]]).toEqual([`shell ${round}`, "no-cache"]);
    }
    const script = await get(`/app/assets/first-${round}.js?v=1`);
    expect(script.body).toBe(`script ${round}`);
    expect(script.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining("javascript"),
    });
    const packed = await get(`/app/assets/first-${round}.js`, "br");
    expect([packed.body, packed.headers["content-encoding"]]).toEqual([`packed ${round}`, "br"]);
  }
  expect((await get("/app/start.js")).headers["cache-control"]).toBe("no-cache");
});

it("serves a screen its own shell where the build has made one, and nothing from outside the shells", async () => {
  mkdirSync(join(folder, "shells"), { recursive: true });
  put("shell.html", "common shell");
  put("shells/sign_in.html", "shell of signing in");
  const shown = async (url: string) => (await get(url)).body;
  expect(await shown("/app/sign_in?email=a@b.example")).toBe("shell of signing in");
  for (const url of ["/app/sign_up", "/app/sign_in/x", "/app/..%2fshell"])
    expect(await shown(url)).toBe("common shell");
});

it("serves what is printed for everybody in the visitor's language, but not to an address with values", async () => {
  for (const language of ["en", "uk"]) {
    mkdirSync(join(folder, `printed/plain/${language}/app`), { recursive: true });
    put(`printed/plain/${language}/app.html`, `welcome in ${language}`);
    put(`printed/plain/${language}/app/help.html`, `help in ${language}`);
  }
  const shown = async (url: string, language: string) => {
    const { body, headers } = await http.inject({ url, headers: { "accept-language": language } });
    expect(headers["vary"]).toContain("accept-language");
    return body;
  };
  expect(await shown("/app", "uk-UA,uk;q=0.9")).toBe("welcome in uk");
  expect(await shown("/app/help", "uk")).toBe("help in uk");
  expect(await shown("/app/help", "pl")).toBe("help in en");
  expect(await shown("/app?code=A", "uk")).toBe("welcome 2");
  for (const url of ["/app/help?x=1", "/app/help/", "/app/..%2fhelp"])
    expect([url, await shown(url, "uk")]).toEqual([url, "common shell"]);
});

it("serves what is printed for the installation: in the demo or not, with or without an account of Google", async () => {
  for (const settings of ["demo", "google", "demo-google"]) {
    mkdirSync(join(folder, `printed/${settings}/en`), { recursive: true });
    put(`printed/${settings}/en/app.html`, settings);
  }
  const shown = async (demo: boolean, provider: string | null) => {
    Object.assign(installation, { demo, provider });
    return (await get("/app")).body;
  };
  expect(await shown(false, null)).toBe("welcome in en");
  expect(await shown(true, null)).toBe("demo");
  expect(await shown(false, "Google")).toBe("google");
  expect(await shown(true, "Google")).toBe("demo-google");
  expect(await shown(true, "Okta")).toBe("demo");
  Object.assign(installation, { demo: false, provider: null });
});

it("serves the worker so that the browser always asks for a newer one, and nothing when there is none", async () => {
  expect((await get("/app/service-worker.js")).statusCode).toBe(404);
  put("service-worker.js", "worker");
  put("manifest.webmanifest", "{}");
  const worker = await get("/app/service-worker.js");
  expect([worker.statusCode, worker.body]).toEqual([200, "worker"]);
  expect(worker.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("javascript"),
    "content-security-policy": expect.stringMatching(/manifest-src 'self'.*worker-src 'self'/),
  });
  expect(worker.headers).not.toHaveProperty("service-worker-allowed");
  const asked = await http.inject({ method: "HEAD", url: "/app/service-worker.js" });
  expect([asked.statusCode, asked.body]).toEqual([200, ""]);
  const manifest = await get("/app/manifest.webmanifest");
  expect(manifest.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("application/manifest+json"),
  });
});

it("serves films in the parts that Safari asks for, whole to others, and their captions as text", async () => {
  for (const [name, type] of [
    ["film-1.webm", "video/webm"],
    ["film-1.mp4", "video/mp4"],
  ] as const) {
    put(`assets/${name}`, "0123456789");
    const headers = { "accept-encoding": "br", range: "bytes=2-4" };
    const part = await http.inject({ url: `/app/assets/${name}`, headers });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
    const whole = await get(`/app/assets/${name}`, "br");
    expect([whole.statusCode, whole.body]).toEqual([200, "0123456789"]);
    expect(whole.headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-type": type,
      "cache-control": expect.stringContaining("immutable"),
      "content-security-policy": expect.stringContaining("media-src 'self'"),
    });
  }
  put("assets/captions-1.vtt", "WEBVTT");
  expect((await get("/app/assets/captions-1.vtt")).headers["content-type"]).toContain("text/vtt");
});

it("answers our envelope for what is missing, hidden or outside", async () => {
  writeFileSync(join(parent, "secret.json"), "secret");
  put(".hidden.json", "secret");
  for (const path of [
    "assets/gone.js",
    "assets/gone",
    "assets/",
    "gone.png",
    ".hidden.json",
    "../secret.json",
    "..%2fsecret.json",
    "assets/..%2f..%2fsecret.json",
    "assets/../../secret.json",
    "assets//first-1.js",
    "%2e%2e/secret.json",
  ]) {
    const answer = await get(`/app/${path}`);
    expect(answer.body, path).not.toContain("secret");
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, "NOT_FOUND"]);
  }
});

describe("frames", () => {
  const policyOf = async (url: string) => {
    const { headers } = await get(url);
    const policy = String(headers["content-security-policy"]);
    return {
      ancestors: policy.match(/frame-ancestors ([^;]*)/)?.[1],
      sources: policy.match(/frame-src ([^;]*)/)?.[1] ?? "none",
      options: headers["x-frame-options"],
    };
  };

  it("are allowed to a member's own sites and to ourselves, on the page of its club only", async () => {
    framed.set("FORGE1", ["https://forgelane.co.uk", "https://www.forgelane.co.uk"]);
    framed.set("ALONE1", []);
    const closed = { ancestors: "'none'", sources: "none", options: "DENY" };
    expect(await policyOf("/app/iframe_by_code/FORGE1?iframeQuery=a%20b")).toEqual({
      ...closed,
      ancestors: "'self' https://forgelane.co.uk https://www.forgelane.co.uk",
      options: undefined,
    });
    expect(await policyOf("/app/iframe_by_code/ALONE1/")).toEqual({
      ...closed,
      ancestors: "'self'",
      options: undefined,
    });
    expect(await policyOf("/app/iframe")).toEqual({ ...closed, sources: "'self'" });
    for (const url of [
      "/app",
      "/app/sign_in",
      "/app/iframe_by_code/NOSUCH",
      "/app/iframe_by_code/%E0%A4%A",
      "/app/iframe_by_code/FORGE1/more",
      "/app/iframe_by_code_sign_up/FORGE1",
      "/app/x/iframe_by_code/FORGE1",
      "/app/start.js",
      "/app/gone.png",
      "/healthz",
    ])
      expect([url, await policyOf(url)]).toEqual([url, closed]);
  });

  it("follow a change at once where the sites do", async () => {
    framed.set("FORGE1", ["https://new.example"]);
    expect((await policyOf("/app/iframe_by_code/FORGE1")).ancestors).toBe("'self' https://new.example");
    framed.delete("FORGE1");
    expect((await policyOf("/app/iframe_by_code/FORGE1")).ancestors).toBe("'none'");
  });
});

it.each([
  ["/app/forgot_password_callback/some-token?code=A", "no-referrer"],
  ["/app/confirm_email?token=some-token", "no-referrer"],
  ["/app/google_callback?code=a&state=b", "no-referrer"],
  ["/app/consumer?restore_token=a", "no-referrer"],
  ["/app/consumer/7/measure_return?session=1&data=a", "no-referrer"],
  ["/app/shared_scan", "no-referrer"],
  ["/app/shared_scan?from=mail", "no-referrer"],
  ["/app/sign_in?code=A&code_type=club", "strict-origin-when-cross-origin"],
])("%s is sent with referrer-policy %s", async (url, policy) => {
  put("shell.html", "shell");
  expect((await get(url)).headers["referrer-policy"]).toBe(policy);
});

it("keeps what somebody has shared out of the search engines", async () => {
  put("shell.html", "shell");
  expect((await get("/app/shared_scan")).headers["x-robots-tag"]).toBe("noindex");
  expect((await get("/app/help")).headers["x-robots-tag"]).toBeUndefined();
});
