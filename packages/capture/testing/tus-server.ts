import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import type { UploadTransport } from "#capture/upload.ts";

/** What stands before the upload server: it may answer a request itself (true) or do harm to it. */
export type Gate = (request: IncomingMessage, response: ServerResponse, count: number) => boolean;

/** A real upload server on a free port of 127.0.0.1, with its files in a folder of its own. */
export async function openTusServer() {
  const folder = await mkdtemp(join(tmpdir(), "tus-server-"));
  const tus = new Server({
    path: "/api/v1/uploads",
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
  });
  const log: { method: string; authorisation: string | undefined }[] = [];
  let gate: Gate = () => false;
  const server = createServer((request, response) => {
    const method = request.method ?? "";
    log.push({ method, authorisation: request.headers.authorization });
    const count = log.filter((one) => one.method === method).length;
    if (gate(request, response, count)) return;
    void tus.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // The store makes its folder by itself and tells nobody when; looking into it comes after that.
  await readdir(folder);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The upload server has no port");
  return {
    endpoint: `http://127.0.0.1:${address.port}/api/v1/uploads`,
    log,
    countOf: (method: string) => log.filter((one) => one.method === method).length,
    setGate: (next: Gate) => {
      gate = next;
    },
    bytesOf: (uploadId: string) => readFile(join(folder, uploadId)),
    infoOf: async (uploadId: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, `${uploadId}.json`), "utf8")),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Answers in the server's error envelope. */
export function answer(
  response: ServerResponse,
  status: number,
  code?: string,
  headers: Record<string, string> = {},
): true {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(code ? JSON.stringify({ code, message: `said ${code}` }) : "<html></html>");
  return true;
}

/** Lets the first bytes of a request's body in and then cuts the line; the rest of the body goes to the upload server. */
export function cutAfterFirstBytes(request: IncomingMessage): false {
  request.once("data", () => setImmediate(() => request.socket.destroy()));
  return false;
}

/** Reads a Blob where the library only knows buffers. */
export const nodeTransport: UploadTransport = {
  fileReader: {
    openFile: async (input: Blob) => ({
      size: input.size,
      slice: async (start: number, end: number) => {
        const bytes = new Uint8Array(await input.slice(start, end).arrayBuffer());
        return { value: Object.assign(bytes, { size: bytes.length }), done: end >= input.size };
      },
      close: () => undefined,
    }),
  },
};
