import { errors, type EndpointShape } from "@treadclub/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { docsStyle } from "./docs-style.ts";
import { servePrepared } from "./prepared-answer.ts";

/** A service whose calls are described. */
export interface Documented {
  /** Where the page lies, for example "/docs". */
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  /** Sentences about what holds for every call; HTML. */
  readonly introduction: string;
  /** The address below which the calls lie, with a slash at its end. */
  readonly baseUrl: string;
  /** The machine-readable description. */
  readonly openApiPath: string;
  readonly calls: Readonly<Record<string, EndpointShape>>;
  /** The heading under which a call stands. */
  readonly groupOf: (call: EndpointShape) => string;
  /** Whom a call is for. */
  readonly audienceOf: (call: EndpointShape) => string;
}

/** The readable reference of every call, made from a catalogue; no script. */
export function serveDocs(http: FastifyInstance, service: Documented): void {
  servePrepared(http, service.path, { type: "text/html; charset=utf-8", make: () => reference(service) });
  servePrepared(http, `${service.path}/style.css`, { type: "text/css; charset=utf-8", make: () => docsStyle });
}

function reference(service: Documented): string {
  const { path, title, heading, introduction, baseUrl, openApiPath, calls, groupOf } = service;
  const names = Object.entries(calls).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const groups = Map.groupBy(names, ([, call]) => groupOf(call));
  const sections = [...groups].map(
    ([group, entries]) =>
      `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2>${entries.map(([name, call]) => callEntry(service, name, call)).join("")}</section>`,
  );
  const errorRows = Object.entries(errors).map(
    ([code, { status, message }]) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escape(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><link rel="stylesheet" href="${path}/style.css"></head><body>
<header><h1>${escape(heading)}</h1><p>Base address <code>${escape(baseUrl)}</code>. Machine-readable: <a href="${openApiPath}">OpenAPI 3.1</a>.
${introduction}</p>
<nav aria-label="Groups">${[...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(" ")} <a href="#errors">errors</a></nav></header>
<main>${sections.join("")}<section aria-labelledby="errors"><h2 id="errors">errors</h2><table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">what it says</th></tr></thead><tbody>${errorRows.join("")}</tbody></table></section></main></body></html>`;
}

function callEntry({ audienceOf }: Documented, name: string, call: EndpointShape): string {
  const parts = [
    part("Path", call.params, "input"),
    part("Query", call.query, "input"),
    part("Body", call.body, "input"),
    part("Answer", call.reply, "output"),
  ].join("");
  return `<article id="${name}"><h3><code class="method">${call.method}</code> <code>${escape(call.path)}</code></h3><p>${escape(call.description)}</p>
<dl><dt>Name</dt><dd><code>${name}</code></dd><dt>For</dt><dd>${escape(audienceOf(call))}</dd><dt>Effect</dt><dd>${call.effect}</dd>${call.errors.length > 0 ? `<dt>Errors</dt><dd>${call.errors.map((code) => `<code>${code}</code>`).join(" ")}</dd>` : ""}</dl>${parts}</article>`;
}

function part(title: string, schema: EndpointShape["body"], io: "input" | "output"): string {
  if (!(schema instanceof z.ZodType)) return "";
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre></details>`;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
