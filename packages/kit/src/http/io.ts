import type { FastifyReply, FastifyRequest } from "fastify";
import { leaveBody } from "./bodies.ts";
import { networkOf } from "./network.ts";
import { unreadOf } from "./unread.ts";

/** What a handler may know of the request and say beside its answer. */
export interface Io {
  readonly ip: string;
  readonly userAgent: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** An HttpOnly, SameSite=Strict cookie for /api/v1/. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  clearCookie(name: string): void;
}

/** The Idempotency-Key, whose shape the mount has looked at, for handlers that see to repeated requests themselves. */
export const onceFrom = (io: Pick<Io, "header">): string | null => io.header("idempotency-key") ?? null;

/** For handlers that write the answer themselves. */
export interface RawIo extends Io {
  readonly request: FastifyRequest["raw"];
  readonly response: FastifyReply["raw"];
  /** From here on nobody else touches the answer. */
  takeOver(): void;
  /** Counts what now waits in an answer that was taken over, which is ended when clients leave too much unread. */
  countUnread(): void;
  /** Ends the answer without taking over: status, headers and bytes. */
  send(status: number, headers: Readonly<Record<string, string>>, body: Buffer | string): void;
}

const cookiePath = "/api/v1/";

export function ioOf(request: FastifyRequest, reply: FastifyReply, secureCookies: boolean): RawIo {
  const settings = { path: cookiePath, httpOnly: true, sameSite: "strict", secure: secureCookies } as const;
  return {
    ip: request.ip,
    userAgent: request.headers["user-agent"]?.slice(0, 300) ?? "",
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, maxAge) => {
      void reply.setCookie(name, value, { ...settings, maxAge });
    },
    clearCookie: (name) => {
      void reply.clearCookie(name, settings);
    },
    request: request.raw,
    response: reply.raw,
    takeOver: () => {
      leaveBody(request.raw);
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      void reply.hijack();
    },
    countUnread: () => {
      const unread = unreadOf(request.server.server);
      unread?.hold(reply.raw, networkOf(request.ip), reply.raw.writableLength);
    },
    send: (status, headers, body) => {
      void reply.code(status).headers(headers).send(body);
    },
  };
}
