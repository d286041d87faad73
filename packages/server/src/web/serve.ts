import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Serves the built web client under /app: the prerendered welcome at exactly /app, the shell for every other screen. */
export async function serveWeb(http: FastifyInstance, folder: string): Promise<void> {
  http.get("/", async (_request, reply) => reply.redirect("/app"));
  if (!existsSync(join(folder, "index.html"))) {
    http.get("/app", async (_request, reply) =>
      reply.code(503).type("text/plain").send("The web client is not built yet: npm run build\n"),
    );
    return;
  }
  await http.register(fastifyStatic, {
    root: folder,
    prefix: "/app/",
    wildcard: false,
    index: false,
    dotfiles: "ignore",
    setHeaders: cacheRules,
    preCompressed: true,
    etag: true,
  });
  const shell = existsSync(join(folder, "shell.html")) ? "shell.html" : "index.html";
  const page = (file: string) => async (_request: unknown, reply: FastifyReply) =>
    reply.header("cache-control", "no-cache").sendFile(file);
  http.get("/app", page("index.html"));
  http.get("/app/", async (_request, reply) => reply.redirect("/app"));
  http.get("/app/*", async (request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    // A path with a file ending is a missing file; everything else is a screen.
    if (/\/assets\/|\.(js|css|map|json|png|svg|ico|woff2|webmanifest)$/.test(pathname)) return reply.callNotFound();
    return page(shell)(request, reply);
  });
}

function cacheRules(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header("cache-control", path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
}
