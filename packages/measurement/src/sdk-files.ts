import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { cachedForGood } from "@treadclub/kit/http/caching";
import { requirePlainPath } from "@treadclub/kit/http/plain-path";
import type { FastifyInstance, FastifyReply } from "fastify";

export interface SdkFiles {
  readonly folder: string;
  readonly version: string;
  /** Where visitors reach this service, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether a version never changes; false while it is worked on. */
  readonly isFixed: boolean;
}

/** Serves the built SDK for script tags of any website, below its version, with a page that lists its files. */
export async function serveSdk(http: FastifyInstance, files: SdkFiles): Promise<void> {
  const { folder, version, isFixed } = files;
  const base = `/sdk/${version}/`;
  await http.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (request.url.startsWith(base)) requirePlainPath(request.url, base);
      void reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
    });
    const index = async (_request: unknown, reply: FastifyReply) =>
      existsSync(join(folder, "package.json"))
        ? reply
            .type("text/html; charset=utf-8")
            .header("cache-control", "no-cache")
            .send(await indexPage(files))
        : reply.code(503).type("text/plain").send("The SDK is not built yet: npm run build\n");
    scope.get(base, index);
    scope.get(`${base}${styleName}`, async (_request, reply) => reply.type("text/css; charset=utf-8").send(style));
    for (const path of ["/sdk", "/sdk/", base.slice(0, -1)])
      scope.get(path, async (_request, reply) => reply.redirect(base));
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: base,
      decorateReply: false,
      suppressWarning: true,
      index: false,
      dotfiles: "ignore",
      preCompressed: true,
      acceptRanges: false,
      setHeaders: (reply) => {
        reply.header("cache-control", isFixed ? cachedForGood : "no-cache");
      },
    });
  });
}

const styleName = "index.css";

/** Served by itself, since the service forbids styles within pages. Addresses and hashes break anywhere rather than leave a phone's screen. */
const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
pre { padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
caption { font-weight: bold; text-align: start; }
th, td { padding: 0.25rem 0.5rem 0.25rem 0; text-align: start; overflow-wrap: anywhere; }
tbody th { font-weight: normal; }
th:last-child, td { padding-inline-end: 0; text-align: end; font-variant-numeric: tabular-nums; }
`;

/** A page for whoever opens the folder: what to install or to write into a page, and every file with its size. */
async function indexPage({ folder, version, publicUrl }: SdkFiles): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => listed.test(name));
  const rows = await Promise.all(names.toSorted().map((name) => rowOf(folder, name)));
  const address = `${publicUrl}/sdk/${version}`;
  const tarball = names.find((name) => name.endsWith(".tgz"));
  const script = `${address}/tread-sdk.iife.js`;
  const integrity = (await readFile(join(folder, "tread-sdk.iife.js.sha384"), "utf8")).trim();
  const tag = `<script src="${script}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tread SDK ${version}</title><link rel="stylesheet" href="${styleName}"></head>
<body>
<main>
<h1>Tread SDK ${version}</h1>
${tarball === undefined ? "" : sample("For a bundler or a server", `npm install ${address}/${tarball}`)}
${sample("For a page without a bundler", tag)}
<p><a href="docs/ten-minutes.md">From nothing to a result in ten minutes</a>, <a href="README.md">how it is used</a>, <a href="CHANGELOG.md">what has changed</a></p>
<table>
<caption>Files</caption>
<thead><tr><th scope="col">File</th><th scope="col">Bytes</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</main>
</body>
</html>
`;
}

const listed = /\.(js|ts|md|json|map|sha384|tgz)$/;

const sample = (title: string, code: string): string =>
  `<h2>${title}</h2>\n<pre tabindex="0"><code>${escaped(code)}</code></pre>`;

async function rowOf(folder: string, name: string): Promise<string> {
  const { size } = await stat(join(folder, name));
  return `<tr><th scope="row"><a href="${escaped(name)}">${escaped(name)}</a></th><td>${size}</td></tr>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
