import { callNames, catalog, errors, type EndpointShape } from "@treadclub/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { docsStyle } from "./docs-style.ts";

/** The readable reference of every call at /docs, made from the catalogue; no script. */
export function serveDocs(http: FastifyInstance, publicUrl: string): void {
  const page = reference(publicUrl);
  http.get("/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
  http.get("/docs/style.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(docsStyle));
}

function reference(publicUrl: string): string {
  const groups = Map.groupBy(callNames, (name) => audience(catalog[name].path));
  const sections = [...groups].map(
    ([group, names]) =>
      `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>${names.map(callEntry).join("")}</section>`,
  );
  const errorRows = Object.entries(errors).map(
    ([code, { status, message }]) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escape(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>TreadClub: calls</title><link rel="stylesheet" href="/docs/style.css"></head><body>
<header><h1>TreadClub: the calls of the platform</h1><p>Base address <code>${escape(publicUrl)}/api/v1/</code>. Machine-readable: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.
Ids are numbers, money is integer pence including VAT, instants are ISO 8601 UTC, days are YYYY-MM-DD. A writing call takes an <code>Idempotency-Key</code> header.</p>
<nav aria-label="Groups">${[...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(" ")} <a href="#errors">errors</a></nav></header>
<main>${sections.join("")}<section aria-labelledby="errors"><h2 id="errors">errors</h2><table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">what it says</th></tr></thead><tbody>${errorRows.join("")}</tbody></table></section></main></body></html>`;
}

function callEntry(name: keyof typeof catalog): string {
  const call: EndpointShape = catalog[name];
  const parts = [
    part("Path", call.params, "input"),
    part("Query", call.query, "input"),
    part("Body", call.body, "input"),
    part("Answer", call.reply, "output"),
  ].join("");
  return `<article id="${name}"><h3><code class="method">${call.method}</code> <code>${escape(call.path)}</code></h3><p>${escape(call.description)}</p>
<dl><dt>Name</dt><dd><code>${name}</code></dd><dt>For</dt><dd>${call.access}</dd><dt>Effect</dt><dd>${call.effect}</dd>${call.errors.length > 0 ? `<dt>Errors</dt><dd>${call.errors.map((code) => `<code>${code}</code>`).join(" ")}</dd>` : ""}</dl>${parts}</article>`;
}

function part(title: string, schema: EndpointShape["body"], io: "input" | "output"): string {
  if (!(schema instanceof z.ZodType)) return "";
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre></details>`;
}

const audience = (path: string): string => /^(admins|members|consumers)\//.exec(path)?.[1] ?? "common";
const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
