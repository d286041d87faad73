import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errors, type ErrorBody } from "@treadclub/contract";
import type { Say } from "./answer-errors.ts";

/** Answers what is no HTTP request, or has too large headers, with our envelope, and ends the connection. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  say: Say,
): void {
  // Nobody listens any more.
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  endWithRefusal(socket, headers, say);
}

/** Ends a request whose body does not arrive, with our envelope where nothing has been answered yet. */
export function endSlowBody(
  { headersSent, req: { socket } }: ServerResponse,
  headers: Readonly<Record<string, string>>,
  say: Say,
): void {
  if (!headersSent) endWithRefusal(socket, headers, say);
  socket.destroySoon();
}

function endWithRefusal(socket: Socket, headers: Readonly<Record<string, string>>, say: Say): void {
  const { status } = errors.VALIDATION_FAILED;
  const envelope: ErrorBody = { code: "VALIDATION_FAILED", message: say(undefined, "error.VALIDATION_FAILED") };
  const body = JSON.stringify(envelope);
  const lines = Object.entries({
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
}
