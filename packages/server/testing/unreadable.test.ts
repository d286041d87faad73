import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openWorld } from "./world.ts";

const world = await openWorld();
const base = new URL(await world.app.http.listen({ port: 0, host: "127.0.0.1" }));

/** Writes bytes as they are; answers what came back until the connection ended. */
async function raw(request: string): Promise<{ status: number; head: string; body: unknown }> {
  const socket = connect(Number(base.port), base.hostname);
  socket.write(request);
  const answer = await text(socket);
  const end = answer.indexOf("\r\n\r\n");
  const body: unknown = JSON.parse(answer.slice(end + 4));
  return { status: Number(answer.split(" ")[1]), head: answer.slice(0, end), body };
}
const get = (path: string, more = "") => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);

it("a path that cannot be decoded or is too long is not there", async () => {
  for (const path of ["/app/%ff", "/api/v1/%ff", `/api/v1/files/${"y".repeat(400)}`]) {
    const { status, head, body } = await get(path);
    expect([path, status, body]).toEqual([path, 404, { code: "NOT_FOUND", message: expect.any(String) }]);
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(JSON.stringify(body)).not.toContain("yyy");
  }
});

it("headers of 20 kB and bytes that are no request get our envelope, and the server goes on", async () => {
  for (const sent of [get("/healthz", `X-Long: ${"z".repeat(20_000)}\r\n`), raw("not http at all\r\n\r\n")]) {
    const { status, head, body } = await sent;
    expect([status, body]).toEqual([422, { code: "VALIDATION_FAILED", message: expect.any(String) }]);
    expect(head).toContain("x-content-type-options: nosniff");
  }
  expect(await get("/healthz")).toMatchObject({ status: 200, body: { ok: true } });
});
