import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errors, type ErrorBody } from "@treadclub/contract";
import type { Translate } from "./answer-errors.ts";

/** Replies with our envelope to bytes that never become a request, and closes the connection. */
export interface Refusals {
  /** Replies to malformed HTTP, oversized headers and requests that arrive too slowly. */
  answerUnreadable(error: Error & { code?: string }, socket: Socket): void;
  /** Ends a request whose body does not arrive, with an answer where there has been none. */
  endSlowBody(response: ServerResponse): void;
  /** Refuses a request that has no host, or expects what nobody offers. */
  refuse(request: IncomingMessage, response: ServerResponse): void;
}

const { status } = errors.VALIDATION_FAILED;

export function openRefusals(headers: Readonly<Record<string, string>>, translate: Translate): Refusals {
  const bodyFor = (language?: string): string => {
    const envelope: ErrorBody = { code: "VALIDATION_FAILED", message: translate(language, "error.VALIDATION_FAILED") };
    return JSON.stringify(envelope);
  };
  const headersOf = (body: string): Readonly<Record<string, string>> => ({
    ...headers,
    "x-request-id": randomUUID(),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  });
  const endWithRefusal = (socket: Socket): void => {
    const body = bodyFor();
    const lines = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
  };
  return {
    answerUnreadable(error, socket) {
      // Nobody listens any more, or nobody has asked: browsers open connections ahead of time, and a request sent in this
      // very moment would take our answer for its own. When the connection just ends, they retry on another.
      const isUnasked = error.code === "ERR_HTTP_REQUEST_TIMEOUT" && socket.bytesRead === 0;
      if (error.code === "ECONNRESET" || !socket.writable || isUnasked) socket.destroy();
      else endWithRefusal(socket);
    },
    endSlowBody({ headersSent, req: { socket } }) {
      if (!headersSent) endWithRefusal(socket);
      socket.destroySoon();
    },
    refuse(request, response) {
      const body = bodyFor(request.headers["accept-language"]);
      response.writeHead(status, headersOf(body)).end(body);
    },
  };
}
