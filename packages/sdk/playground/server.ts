import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createSession, ScanError } from "../src/index.ts";
import { readConfig } from "./config.ts";

/** Somebody's website that uses the SDK: its pages, and the one call that only this server can make. */
const config = await readConfig().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
const dist = join(import.meta.dirname, "../dist");
const pages = join(import.meta.dirname, "pages");
const errorPages = join(import.meta.dirname, "../docs/errors");
const mostBodyBytes = 10_000;

/** All that a page with the SDK needs. The service is asked and photos are fetched; the frame opens the Android app. */
const policy = `default-src 'self'; connect-src 'self' ${config.service}; frame-src ${config.scheme}:`;

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  md: "text/plain; charset=utf-8",
};

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    send(response, 500, { message: "The site made a mistake." });
  });
});

server.listen(config.port, "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  console.log(`The playground is at http://localhost:${port}, its measurement service at ${config.service}`);
});
for (const name of ["SIGINT", "SIGTERM"]) {
  process.once(name, () => {
    server.close();
    server.closeAllConnections();
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://site");
  if (request.method === "POST" && pathname === "/session") return makeSession(request, response);
  if (request.method !== "GET" && request.method !== "HEAD") return send(response, 405, { message: "Not this way." });
  if (pathname === "/settings.json") {
    return send(response, 200, { apiBase: `${config.service}/measurement/v1/`, scheme: config.scheme });
  }
  const file = fileOf(pathname);
  if (!file) return send(response, 404, { message: "There is no such page." });
  const content = await readFile(file).catch(() => undefined);
  if (!content) return send(response, 404, { message: "There is no such page." });
  const type = types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const body = file.endsWith(".html") ? await filledIn(content.toString()) : content;
  response.writeHead(200, { ...headers, "content-type": type });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The SDK runs here, on the server: the key never reaches a page. The page gets a token that opens this one session. */
async function makeSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page of somebody else must not spend our allowance.
  if (request.headers["sec-fetch-site"] !== "same-origin") return send(response, 403, { message: "Not from there." });
  const input = await bodyOf(request);
  if (!input) return send(response, 400, { message: "The request cannot be read." });
  const session = {
    workflow: input["workflow"] === "3" ? ("3" as const) : ("2" as const),
    positions: positionsIn(input["positions"]),
    reference: typeof input["reference"] === "string" ? input["reference"].slice(0, 100) : undefined,
  };
  try {
    send(response, 200, await createSession(config.key, { apiBase: `${config.service}/measurement/v1/`, session }));
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
    const { code, name, message, status, requestId } = error;
    console.error(name, error.cause);
    send(response, 502, { code, name, message, status, requestId });
  }
}

const known = ["fl", "fr", "rl", "rr"] as const;

function positionsIn(value: unknown): (typeof known)[number][] | undefined {
  const chosen = known.filter((position) => Array.isArray(value) && value.includes(position));
  return chosen.length > 0 ? chosen : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  let text = "";
  for await (const part of request) {
    text += String(part);
    if (text.length > mostBodyBytes) return undefined;
  }
  if (text === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** Only names without a slash or two dots lead to a file. */
function fileOf(pathname: string): string | undefined {
  const named: Readonly<Record<string, string>> = { "/": "start.html", "/favicon.ico": "icon.svg" };
  const name = named[pathname] ?? (/^\/[a-z-]+$/.test(pathname) ? `${pathname.slice(1)}.html` : pathname.slice(1));
  const page = /^errors\/(\d{4}[a-z-]*\.md)$/.exec(name)?.[1];
  if (page) return join(errorPages, page);
  if (!/^[a-z-]+(\.iife)?\.(html|css|js|svg)$/.test(name)) return undefined;
  return join(name.startsWith("tread-sdk") ? dist : pages, name);
}

/** Fills in the hash of the SDK and the address of the service. */
async function filledIn(html: string): Promise<string> {
  const sdk = await readFile(join(dist, "tread-sdk.iife.js"));
  return html
    .replaceAll("{{integrity}}", `sha384-${createHash("sha384").update(sdk).digest("base64")}`)
    .replaceAll("{{service}}", config.service);
}

const headers = {
  "content-security-policy": policy,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cache-control": "no-cache",
};

function send(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, "content-type": "application/json" });
  response.end(JSON.stringify(value));
}
