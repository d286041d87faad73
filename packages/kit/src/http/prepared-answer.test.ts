import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { servePrepared } from "./prepared-answer.ts";
import { openTestHttp } from "./raw-client.ts";

const text = JSON.stringify({ calls: Array.from({ length: 5000 }, (_, n) => `call ${n}`) });
const open = async () => {
  let made = 0;
  const { http } = await openTestHttp({}, (server) =>
    servePrepared(server, "/calls.json", {
      type: "application/json; charset=utf-8",
      make: () => {
        made += 1;
        return text;
      },
    }),
  );
  const get = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    http.inject({ method, url: "/calls.json", headers });
  return { get, made: () => made };
};

it("is made once and sent in what the client reads", async () => {
  const { get, made } = await open();
  const answers = await Promise.all([
    get({ "accept-encoding": "gzip, deflate, br, zstd" }),
    get({ "accept-encoding": "br;q=0, gzip;q=0.5" }),
    get({ "accept-encoding": "identity" }),
    get(),
  ]);
  expect(made()).toBe(1);
  expect(answers.map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined, undefined]);
  const [br, gzip, plain] = answers.map(({ rawPayload }) => rawPayload);
  for (const bytes of [brotliDecompressSync(br ?? ""), gunzipSync(gzip ?? ""), plain]) expect(String(bytes)).toBe(text);
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300",
      vary: "accept-encoding",
      etag: answers[0]?.headers.etag,
    });
});

it("is not sent to who has it", async () => {
  const { get } = await open();
  const etag = String((await get()).headers.etag);
  for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
    const answer = await get({ "if-none-match": known, "accept-encoding": "br" });
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, "", etag]);
  }
  expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
  const head = await get({}, "HEAD");
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", String(text.length)]);
});
