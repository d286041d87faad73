import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { errors } from "@treadclub/contract";
import { serveDocs } from "#server/web/docs";
import { serveWeb } from "#server/web/serve";
import { expect, it } from "vitest";
import { openTestApp } from "./test-app.ts";

const logged: string[] = [];
const testApp = await openTestApp({ measurement: true, onLog: (line) => logged.push(line) });
await serveDocs(testApp.app.http);
const folder = `${testApp.dataDir}/web`;
mkdirSync(folder);
for (const name of ["index.html", "shell.html"]) writeFileSync(`${folder}/${name}`, `<!doctype html>${name}`);
await serveWeb(testApp.app.http, folder, testApp.app.frameSites, { demo: false, provider: null });
const base = new URL(await testApp.app.http.listen({ port: 0, host: "127.0.0.1" }));
const anna = await testApp.make.consumer();

/** Sends a request as it is written. */
async function send(method: string, path: string, headers: readonly string[] = []): Promise<string> {
  const socket = connect(Number(base.port), base.hostname);
  socket.on("error", () => undefined);
  const own = headers.some((line) => /^host:/i.test(line)) ? [] : ["Host: localhost:3000"];
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...own, "Connection: close", ...headers].join("\r\n")}\r\n\r\n`);
  return text(socket).catch(() => "");
}

/** Fails unless the answer is one that is meant: no error of ours, and an error of theirs in our envelope. */
function expectMeant(request: string, answer: string): void {
  const status = Number(answer.split(" ")[1]);
  // The scanner of this test app is not built.
  const isUnbuilt = status === 503;
  expect(status >= 200 && (status < 500 || isUnbuilt), `${request.slice(0, 200)} → ${answer.slice(0, 400)}`).toBe(true);
  if (status < 400 || isUnbuilt || !/content-type: application\/json/i.test(answer)) return;
  const body = answer.slice(answer.indexOf("\r\n\r\n") + 4);
  if (body !== "") expect(Object.keys(errors), request).toContain(JSON.parse(body).code);
}

const paths = [
  "/scan//x",
  "/scan/%00",
  "/scan/a%00b",
  "/scan/..%2fx",
  "/scan/%2e%2e/x",
  "/scan/%",
  "/scan/.",
  "/scan/",
  "/scan",
  "/sdk/2.1.3//x",
  "/sdk/2.1.3/%00",
  "/sdk/2.1.3/%zz",
  "/sdk/2.1.3/..",
  "/sdk/2.1.3/",
  "/sdk/",
  "/sdk/2.1.3",
  "/app//x",
  "/app/%00",
  "/app/x.js%00",
  "/app/iframe_by_code/%00",
  "/app/iframe_by_code//",
  "/app/%e0%a4%a",
  "/app/",
  "/docs/",
  "/docs//x.css",
  "/docs/assets/",
  "/docs/assets//x.css",
  "/docs/assets/%00",
  "/docs/assets/..%2f..%2findex.html",
  "/docs/%00",
  "/docs/assets/x.css?%00",
  "/api/v1/openapi.json",
  "/api/v1/openapi.json/",
  "/api/v1//x",
  "/api/v1/",
  "/api/v1/files/%00",
  "/api/v1/files/%2f%2f?expires=1&signature=%00",
  "/api/v1/uploads/%00",
  "/api/v1/uploads/..%2f..",
  "/api/v1/uploads//",
  "/api/v1/current_user?%ff=%00",
  "/api/v1/get_vehicle_data/%00",
  "/measurement/v1//x",
  "/measurement/v1/files/%00",
  "/measurement/v1/docs/",
  "/measurement/v1/uploads/%00",
  "//",
  "/%",
  "*",
  "http://evil.example/app",
  "/?%00",
  "/app?x=%00%ff",
  `/${"y".repeat(12_000)}`,
  `/scan/${"a/".repeat(4000)}`,
];

it.each(["GET", "HEAD", "OPTIONS", "TRACE", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "QUERY"])(
  "%s of odd addresses is answered as it is meant",
  async (method) => {
    for (const path of paths) {
      expectMeant(`${method} ${path}`, await send(method, path));
      expectMeant(`${method} ${path} signed in`, await send(method, path, [`Authorization: Bearer ${anna.token}`]));
    }
  },
);

const oddHeaders = [
  ...["bytes=abc", "bytes=-0", "bytes=999999999-", `bytes=${"0-0,".repeat(500)}0-0`, "lines=1-2"].map(
    (one) => `Range: ${one}`,
  ),
  ...["", "a b", "x:99999999", "[::", "%00", "evil.example/app?", "user@evil.example"].map((one) => `Host: ${one}`),
  "If-None-Match: ,,,",
  'If-Match: "x"',
  "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
  "If-Modified-Since: yesterday",
  `Accept-Language: ${"x,".repeat(3000)}`,
  "Accept-Encoding: ;;q=,br;q=x",
  "Cookie: =;;%=%; treadclub_refresh=%",
  "Authorization: Bearer %",
  "Authorization: Bearer a.b.c",
  "Content-Type: ;;;",
  "Content-Type: application/json; charset=utf-99",
  "Expect: the-worst",
  "Upgrade: websocket",
  "X-Forwarded-For: %, 1.2.3",
  "Idempotency-Key: %00",
  "Upload-Concat: partial",
  "X-HTTP-Method-Override: TRACE",
];
const served = [
  "/docs",
  "/api/v1/openapi.json",
  "/api/v1/config/get",
  "/app",
  "/scan/",
  "/measurement/v1/openapi.json",
  "/healthz",
];

it("odd headers are answered as they are meant", async () => {
  for (const header of oddHeaders)
    for (const path of served)
      for (const method of ["GET", "HEAD", "POST", "OPTIONS"])
        expectMeant(`${method} ${path} ${header}`, await send(method, path, [header]));
});

it("the upload places take no odd request for an error of ours", async () => {
  const session = [`Authorization: Bearer ${anna.token}`, "Tus-Resumable: 1.0.0", "Content-Length: 0"];
  const headers = [
    ["Upload-Length: 10", "Upload-Concat: partial"],
    ["Upload-Concat: final;/api/v1/uploads/a /api/v1/uploads/b"],
    ["Upload-Length: 10", "Upload-Metadata: %%% , ,"],
    ["Upload-Length: 99999999999999999999"],
    ["Upload-Length: 10", "Upload-Checksum: sha1 x", "Upload-Expires: never"],
    ["Upload-Length: 10", "X-HTTP-Method-Override: DELETE"],
    ["Upload-Length: 10", "Host: a b"],
    ["Upload-Length: 10", "Host: [::"],
    ["Upload-Length: 10", 'Forwarded: host="%";proto=gopher', "X-Forwarded-Proto: gopher"],
    ["Upload-Length: 0"],
  ];
  for (const header of headers) {
    const answer = await send("POST", "/api/v1/uploads", [...session, ...header]);
    expectMeant(header.join(" "), answer);
    if (header.join().includes("Concat")) expect(answer).toContain('"code":"VALIDATION_FAILED"');
  }
});

it("nothing of it is written down as an error", () => {
  expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
