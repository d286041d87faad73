import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { cachedForGood } from "@treadclub/kit/http/caching";
import { isPlainPath } from "@treadclub/kit/http/plain-path";
import { languageOf } from "@treadclub/kit/http/translate";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { frameHeaders, type FrameSites } from "./frames.ts";

/** What is known of an installation before anybody asks. */
interface Installation {
  readonly demo: boolean;
  /** The name of the provider by whose account one may sign in. */
  readonly provider: string | null;
}

/**
 * Serves the built web client under /app: the page that is printed in the visitor's language, else the screen's own shell or the common one.
 * What there is, is looked up when it is asked for, so that a new build is served without a restart.
 */
export async function serveWeb(
  http: FastifyInstance,
  folder: string,
  frameSites: FrameSites,
  installation: Installation,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    dotfiles: "ignore",
    setHeaders: cacheRules,
    preCompressed: true,
    etag: true,
    acceptRanges: false,
  });
  const page = (reply: FastifyReply, file: string): FastifyReply =>
    existsSync(join(folder, file))
      ? reply.sendFile(file)
      : reply.code(503).type("text/plain").send("The web client is not built yet: npm run build\n");
  http.get("/", async (_request, reply) => reply.redirect("/app"));
  const screen = (request: FastifyRequest, reply: FastifyReply, files: readonly string[]): FastifyReply => {
    void reply.header("vary", "accept-language");
    const known = [...printed(request, settingsOf(installation)), ...files].find((file) =>
      existsSync(join(folder, file)),
    );
    return page(reply, known ?? "index.html");
  };
  http.get("/app", async (request, reply) => screen(request, reply, []));
  http.get("/app/", async (_request, reply) => reply.redirect("/app"));
  http.get("/app/*", async (request, reply) => {
    const path = request.url.replace(/^\/app\//, "").replace(/\?.*$/s, "");
    // An address with a key in it goes to nobody, not even to ourselves.
    if (holdsKey.test(request.url)) void reply.header("referrer-policy", "no-referrer");
    // Of somebody's car or wallet, for those whom they have sent the link.
    if (path === "shared_scan" || path === "shared_voucher") void reply.header("x-robots-tag", "noindex");
    await frameHeaders(reply, path, (code) => frameSites(code, request.ip));
    if (!isFile.test(path)) {
      return screen(request, reply, isPlainPath(path) ? [`shells/${path}.html`, "shell.html"] : ["shell.html"]);
    }
    if (!isPlainPath(path)) return reply.callNotFound();
    return isFilm.test(path) ? reply.sendFile(path, { acceptRanges: true }) : reply.sendFile(path);
  });
}

/** An address with values in it may show more than the page that was printed without them. */
function printed({ url, headers }: FastifyRequest, settings: string): string[] {
  if (url.includes("?") || !isPlainPath(url.slice(1))) return [];
  return [`printed/${settings}/${languageOf(headers["accept-language"])}${url}.html`];
}

/** The build has printed each page for four kinds of installation; the button of another provider comes with the settings. */
const settingsOf = ({ demo, provider }: Installation): string =>
  [demo && "demo", provider === "Google" && "google"].filter(Boolean).join("-") || "plain";

const holdsKey =
  /[?&](restore_token|token|state|data)=|^\/app\/(forgot_password_callback\/|shared_(scan|voucher)(\?|$))/;
/** A path with a file ending is a file, there or missing; everything else is a screen. */
const isFile = /(^|\/)assets\/|\.(js|css|map|json|html|txt|png|jpg|webp|svg|ico|woff2?|webmanifest)$/;
/** Safari plays no film that it cannot ask for in parts. */
const isFilm = /\.(webm|mp4)$/;

function cacheRules(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header("cache-control", path.includes("/assets/") ? cachedForGood : "no-cache");
}
