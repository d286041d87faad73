import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import { cachedForGood } from "./caching.ts";
import { listOfCalls } from "./list-of-calls.ts";
import { isPlainPath } from "./plain-path.ts";

export interface DocsOptions {
  /** Where the page lies, for example "/docs". */
  readonly path: string;
  readonly title: string;
  /** The OpenAPI description that the page shows. */
  readonly openApiPath: string;
  /** The built page; that of packages/reference when left out. */
  readonly folder?: string;
}

const builtPage = resolve(import.meta.dirname, "../../../reference/dist");

/** Serves the reference of a service's calls. A new build is served without a restart. */
export async function serveDocs(http: FastifyInstance, options: DocsOptions): Promise<void> {
  const { path, title, openApiPath, folder = builtPage } = options;
  const page = join(folder, "index.html");
  const list = { html: "" };
  http.get(path, async (_request, reply) => {
    void reply.header("cache-control", "no-cache");
    if (!existsSync(page))
      return reply.code(503).type("text/plain").send("The reference is not built yet: npm run build\n");
    const html = await readFile(page, "utf8");
    list.html ||= listOfCalls((await http.inject(openApiPath)).body);
    return reply.type("text/html; charset=utf-8").send(
      html
        .replaceAll("__TITLE__", title)
        .replaceAll("__OPENAPI__", openApiPath)
        .replace("__CALLS__", () => list.html),
    );
  });
  await http.register(async (scope) => {
    scope.addHook("onRequest", async ({ url }) => {
      if (!isPlainPath(url.replace(/\?.*$/s, "").slice(path.length + 1))) throw new AppError("NOT_FOUND");
    });
    await scope.register(fastifyStatic, {
      root: join(folder, "assets"),
      prefix: `${path}/assets/`,
      decorateReply: false,
      suppressWarning: true,
      index: false,
      dotfiles: "ignore",
      preCompressed: true,
      acceptRanges: false,
      setHeaders: (reply) => {
        reply.header("cache-control", cachedForGood);
      },
    });
  });
}
