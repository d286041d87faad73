import { describe, expect, it } from "vitest";
import { openMeasurementService, type Send } from "./service.ts";

const launch = { api_base: "http://localhost:3000/measurement/v1/", scanner: "http://localhost:3000/scan/" };
const key = "tk_live_ключ";

function opened(answer: (path: string, init: RequestInit) => Response | Promise<Response>, timeoutMs = 300) {
  const asked: { path: string; init: RequestInit }[] = [];
  const send: Send = async (path, init) => {
    asked.push({ path, init });
    return answer(path, init);
  };
  return { asked, port: openMeasurementService({ send, key, launch, hasEngine: false, sandboxKey: null, timeoutMs }) };
}
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

describe("the measurement service over HTTP", () => {
  it("is asked with the platform's key as it wants it, and with no key for repetition", async () => {
    const { asked, port } = opened(() => json(200, { session: {}, measurements: [] }));
    await port.plan(7, ["fl", "rr"]);
    const [{ path, init } = { path: "", init: {} }] = asked;
    const headers = new Headers(init.headers);
    expect([path, init.method, init.body]).toEqual([
      "/measurement/v1/review/sessions/7/plan",
      "PUT",
      JSON.stringify({ positions: ["fl", "rr"] }),
    ]);
    expect(headers.get("authorization")).toBe(`Bearer ${Buffer.from(key, "utf8").toString("base64")}`);
    expect(headers.has("idempotency-key")).toBe(false);
  });

  it("keeps what it refuses, with its details", async () => {
    const details = { state: "completed", version: 3 };
    const conflict = opened(() => json(409, { code: "STATE_CONFLICT", message: "", details })).port;
    await expect(conflict.undo(1)).rejects.toMatchObject({ code: "STATE_CONFLICT", details });
    const missing = opened(() => json(404, { code: "NOT_FOUND", message: "" })).port;
    await expect(missing.get(1)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it.each([
    ["its own error", () => json(500, { code: "UNKNOWN_ERROR", message: "" })],
    ["a stop", () => json(503, { code: "UNKNOWN_ERROR", message: "" })],
    ["a page", () => new Response("<html>", { status: 200 })],
    ["a wrong key", () => json(401, { code: "KEY_UNKNOWN", message: "" })],
    ["a spent allowance", () => json(429, { code: "ALLOWANCE_SPENT", message: "" })],
    ["a page in place of an error", () => new Response("<html>", { status: 502 })],
    [
      "no connection",
      () => {
        throw new TypeError("fetch failed");
      },
    ],
  ])("is away: %s", async (_, answer) => {
    const { port } = opened(answer);
    await expect(port.begin("2")).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("is away when it says nothing for too long", async () => {
    const { port } = opened(
      (_, { signal }) =>
        new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted")))),
    );
    await expect(port.results(1)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
  });

  it("is the only one that is asked for images", async () => {
    const { asked, port } = opened(() => new Response(new Uint8Array([1, 2, 3])));
    for (const url of ["http://169.254.169.254/latest", "https://elsewhere.example/photo.jpg", "/api/v1/files/1"])
      expect(await port.image(url)).toBeNull();
    expect(asked).toEqual([]);
    const bytes = await port.image("https://public.example/measurement/v1/files/9?expires=1&signature=x");
    expect([bytes?.length, asked[0]?.path]).toEqual([3, "/measurement/v1/files/9?expires=1&signature=x"]);
    expect(await opened(() => json(404, {})).port.image("/measurement/v1/files/9")).toBeNull();
  });
});
