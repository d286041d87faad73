import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { findService } from "../playground/find-service.ts";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Something that listens on this machine; answers its port. */
function open(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  return new Promise((found) => {
    server.listen(0, "localhost", () => {
      const address = server.address();
      found(typeof address === "object" && address ? address.port : 0);
    });
  });
}

/** A measurement service that knows one key. */
const serviceWith =
  (key: string): RequestListener =>
  ({ headers }, response) => {
    const isKnown = headers.authorization === `Bearer ${btoa(key)}`;
    response.writeHead(isKnown ? 404 : 401, { "content-type": "application/json", "x-request-id": "1" });
    response.end(JSON.stringify({ code: isKnown ? "NOT_FOUND" : "KEY_UNKNOWN" }));
  };
const website: RequestListener = (_, response) => void response.end("<!doctype html>");
const api: RequestListener = (_, response) => void response.writeHead(404).end('{"code":"NOT_FOUND"}');

/** A port where nothing listens any more. */
async function closed(): Promise<number> {
  const port = await open(website);
  await new Promise((done) => servers.pop()?.close(done));
  return port;
}

it("finds the service that knows the playground's key, whatever else runs", async () => {
  const mine = await open(serviceWith("mine"));
  const ports = [await closed(), await open(website), await open(api), await open(serviceWith("other")), mine];
  expect(await findService("mine", ports)).toBe(`http://localhost:${mine}`);
});

it("says when the only service does not know the key, and when there is none", async () => {
  const other = await open(serviceWith("other"));
  await expect(findService("mine", [await closed(), other])).rejects.toThrow(
    `The service at http://localhost:${other} does not know the playground's key.`,
  );
  await expect(findService("mine", [await closed(), await open(website)])).rejects.toThrow(
    "No measurement service is running here. Begin one with npm start",
  );
});
