import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { expected, isCutOff, sendError, type Translate } from "./answer-errors.ts";
import { usualBodies, type BodyRules } from "./bodies.ts";
import { usualConnections, type ConnectionLimits } from "./connections.ts";
import { readJsonBodies } from "./json-body.ts";
import { networkOf } from "./network.ts";
import { isPrepared } from "./prepared-answer.ts";
import { openServer, usualTimes, type ServerTimes } from "./server.ts";
import { openRefusals } from "./unreadable.ts";
import { openUnread, usualUnreadBytes } from "./unread.ts";

export interface HttpOptions {
  readonly log: FastifyBaseLogger;
  readonly translate: Translate;
  /** Whose X-Forwarded-For is believed: false, or a list of addresses or ranges. */
  readonly trustProxy: boolean | string;
  readonly isReady: () => Promise<boolean>;
  readonly connections?: ConnectionLimits;
  readonly bodies?: BodyRules;
  readonly times?: ServerTimes;
  /** What large answers and event streams may hold together until their clients take them. */
  readonly unreadBytes?: number;
}

const bodyLimitBytes = 1_000_000;

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentPolicy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=()",
  "strict-transport-security": "max-age=31536000",
};

/** A Fastify instance with strict headers, cookies, one error envelope, /healthz and /readyz. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { connections = usualConnections, bodies = usualBodies, times = usualTimes, trustProxy } = options;
  const refusals = openRefusals(securityHeaders, options.translate);
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy,
    serverFactory: (handle) => openServer(handle, { connections, bodies, times, trustProxy, refusals }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: "idle",
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    // A path that cannot be decoded or is too long reaches no hook and no handler.
    frameworkErrors: (thrown, request, reply) => {
      void reply.headers(headersOf(request));
      sendError(reply, expected(thrown, request.log), request.headers["accept-language"], options.translate);
    },
    clientErrorHandler: refusals.answerUnreadable,
  });
  await app.register(cookie);
  readJsonBodies(app, bodyLimitBytes);
  app.removeContentTypeParser("text/plain");
  // The body of an upload is a stream that the upload server reads.
  app.addContentTypeParser("application/offset+octet-stream", (_request, _payload, done) => done(null));
  app.addHook("onRequest", async (request, reply) => {
    void reply.headers(headersOf(request));
  });
  app.setErrorHandler((thrown, request, reply) => {
    const error = isCutOff(request.raw, thrown) ? new AppError("VALIDATION_FAILED") : expected(thrown, request.log);
    sendError(
      reply,
      error.wording === "NOT_JSON" && isUpload(request) ? notBytes() : error,
      request.headers["accept-language"],
      options.translate,
    );
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, new AppError("NOT_FOUND"), request.headers["accept-language"], options.translate),
  );
  limitUnread(app, options);
  closeWhatFallsIdle(app);
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await options.isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  return app;
}

const isUpload = ({ url }: FastifyRequest): boolean => /^[^?]*\/uploads(?:\/|\?|$)/.test(url);
const notBytes = (): AppError => new AppError("UNSUPPORTED_MEDIA", { wording: "NOT_BYTES" });

/** The id names a request in our log, to whoever asks about its answer. */
const headersOf = ({ id }: FastifyRequest): Readonly<Record<string, string>> => ({
  ...securityHeaders,
  "x-request-id": id,
});

function limitUnread(app: FastifyInstance, { unreadBytes = usualUnreadBytes }: HttpOptions): void {
  const unread = openUnread(app.server, unreadBytes);
  app.addHook("onSend", (request, reply, payload, done) => {
    if (typeof payload === "string" || (payload instanceof Uint8Array && !isPrepared(payload)))
      unread.hold(reply.raw, networkOf(request.ip), payload.length);
    done(null, payload);
  });
}

const idleLookMs = 50;

/** A connection that answers its last request after the stop began would otherwise be kept for the next one, and the server with it. */
function closeWhatFallsIdle(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook("preClose", async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), idleLookMs);
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
