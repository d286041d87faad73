import { randomBytes } from "node:crypto";
import { watchConnection } from "#capture/connection.ts";
import { type UploadHandle, type UploadOptions, createUpload } from "#capture/upload.ts";
import { nodeTransport, openTusServer } from "./tus-server.ts";

export const bytes = randomBytes(1_000_000);
const file = new Blob([bytes], { type: "image/jpeg" });
const chunkBytes = 128 * 1024;
export const chunks = Math.ceil(bytes.length / chunkBytes);

export type UploadHarness = Awaited<ReturnType<typeof openUploadHarness>>;

/** One file, an upload server of its own and a browser whose connection a test switches with `events`. */
export async function openUploadHarness() {
  const server = await openTusServer();
  const events = new EventTarget();
  const connection = watchConnection(events);
  const optionsWith = (changes: Partial<UploadOptions>): UploadOptions => {
    const common = { file, name: "tyre.jpg", endpoint: server.endpoint, authorisation: () => "token", chunkBytes };
    return { ...common, transport: nodeTransport, connection, ...changes };
  };
  const begin = (changes: Partial<UploadOptions>): UploadHandle => {
    const upload = createUpload(optionsWith(changes));
    upload.start();
    return upload;
  };
  /** An upload that its page left after three chunks; answers its address. */
  const leaveHalfWay = async (): Promise<string> => {
    let url = "";
    const page = new AbortController();
    server.setGate((request, _response, count) => {
      if (request.method === "PATCH" && count === 4) page.abort();
      return request.method === "PATCH" && count === 4;
    });
    await begin({ signal: page.signal, onUrl: (found) => (url = found) }).done.catch(() => undefined);
    server.setGate(() => false);
    return url;
  };
  return { server, events, optionsWith, begin, leaveHalfWay, close: server.close };
}
