import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { cachedForGood } from "@treadclub/kit/http/caching";
import { requirePlainPath } from "@treadclub/kit/http/plain-path";
import type { FastifyInstance } from "fastify";

const scannerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const scannerHeaders = {
  "content-security-policy": scannerPolicy,
  // The address holds the token of the session.
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(self), screen-wake-lock=(self), geolocation=(), microphone=(), payment=()",
};

/** Serves the built web scanner at /scan/. What there is, is looked up when it is asked for. */
export async function serveScanner(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      void reply.headers(scannerHeaders);
      requirePlainPath(request.url, "/scan/");
      if (!existsSync(join(folder, "index.html")))
        return reply.code(503).type("text/plain").send("The scanner is not built yet: npm run build\n");
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: "/scan/",
      decorateReply: false,
      suppressWarning: true,
      dotfiles: "ignore",
      preCompressed: true,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.includes("/assets/") ? cachedForGood : "no-cache");
      },
    });
    scope.get("/scan", async (request, reply) => reply.redirect(request.url.replace(/^\/scan/, "/scan/")));
  });
}
