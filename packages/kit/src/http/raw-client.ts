import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { openLog } from "../log.ts";
import { openHttp, type HttpOptions } from "./app.ts";

/** What a socket of a test has heard so far. */
export interface Heard {
  readonly socket: Socket;
  text(): string;
  isClosed(): boolean;
}

/** A server of its own for one test, and a way to speak to it byte by byte. */
export async function openTestHttp(options: Partial<HttpOptions>, routes: (http: FastifyInstance) => void) {
  const http = await openHttp({
    log: openLog({ level: "silent" }),
    translate: (_language, key) => key,
    trustProxy: false,
    isReady: async () => true,
    ...options,
  });
  routes(http);
  const { port } = new URL(await http.listen({ port: 0, host: "127.0.0.1" }));
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await http.close();
  });
  return {
    http,
    /** Opens a connection and writes; `reads: false` leaves what comes back where it is. */
    async send(bytes: string, { reads = true } = {}): Promise<Heard> {
      const socket = connect(Number(port), "127.0.0.1");
      sockets.push(socket);
      let text = "";
      let isClosed = false;
      socket.on("error", () => undefined).on("close", () => (isClosed = true));
      if (reads) socket.on("data", (data) => (text += String(data)));
      await once(socket, "connect");
      socket.write(bytes);
      return { socket, text: () => text, isClosed: () => isClosed };
    },
  };
}

/** A request without a body. */
export const getOf = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** The head of a request that announces a JSON body, and what is sent of it. */
export const postOf = (path: string, announced: number, sent: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n${sent}`;
