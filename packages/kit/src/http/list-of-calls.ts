import { z } from "zod";

const description = z.object({
  info: z.object({ description: z.string().default("") }),
  tags: z.array(z.object({ name: z.string(), description: z.string().default("") })).default([]),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), summary: z.string(), tags: z.array(z.string()) })),
  ),
});

/** All calls of an OpenAPI description as HTML, group by group; each leads to its place in the reference. */
export function listOfCalls(json: string): string {
  const { info, tags, paths } = description.parse(JSON.parse(json));
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  );
  const groups = tags.map((tag) => {
    const rows = calls
      .filter((call) => call.tags.includes(tag.name))
      .map(
        ({ method, path, summary, operationId }) =>
          `<li><a href="#/${encodeURIComponent(tag.name)}/${operationId}"><b>${method}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></a></li>`,
      );
    return `<section><h2>${escaped(tag.name)}</h2><p>${escaped(tag.description)}</p><ul>${rows.join("")}</ul></section>`;
  });
  return paragraphs(info.description) + groups.join("");
}

/** Paragraphs and lists, with names of code in backticks. */
function paragraphs(text: string): string {
  return text
    .split("\n\n")
    .map((part) =>
      part.startsWith("- ")
        ? `<ul>${part
            .split("\n")
            .map((line) => `<li>${words(line.slice(2))}</li>`)
            .join("")}</ul>`
        : `<p>${words(part)}</p>`,
    )
    .join("");
}

const words = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
