import { createServer } from "node:http";
import { afterAll, expect, it } from "vitest";
import { freePort } from "../../bench/processes.ts";
import { openInsister } from "../kill/insist.ts";
import { noteFailure } from "./repeating-fetch.ts";

const photo = Buffer.alloc(30);
let created = 0;
let offset = 0;
/** Fails once where an upload begins, once within it; then takes it. */
const server = createServer((request, response) => {
  const answer = (status: number, headers: Record<string, string> = {}): void =>
    void request.resume().once("end", () => response.writeHead(status, headers).end());
  if (request.method === "POST") return answer((created += 1) === 1 ? 500 : 201, { location: "/api/v1/uploads/a" });
  if (request.method === "HEAD") return answer(200, { "upload-offset": String(offset) });
  if (offset === 0 && created === 2) {
    created += 1;
    return answer(500);
  }
  offset = photo.length;
  return answer(204);
});
const port = await freePort();
await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
afterAll(() => void server.close());

it("sees answers of 500 to uploads, which are sent again", async () => {
  const failures: string[] = [];
  const phone = openInsister(
    { here: async () => `http://127.0.0.1:${port}` },
    { acknowledged: 0, unanswered: 0 },
    { onUploadAnswer: (about, answer) => noteFailure({ failures }, about, answer) },
  );
  expect(await phone.upload("token", photo)).toBe("a");
  expect(failures).toEqual(["POST /api/v1/uploads: 500 ", "PATCH /api/v1/uploads/a: 500 "]);
});
