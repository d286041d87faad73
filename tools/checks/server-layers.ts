import { closedToModules, moduleLayers, serverTop } from "./layer-plan.ts";
import type { SourceLocation } from "./source-location.ts";

/** What is wrong with an import from one part of the server to another; `to` is undefined for a foreign package. */
export function serverProblem(
  from: SourceLocation,
  to: SourceLocation | undefined,
  specifier: string,
): string | undefined {
  if (!from.inSource || isTop(from)) return undefined;
  if (!to) return from.folder === "modules" && !from.test ? closedProblem(specifier) : undefined;
  if (from.test) return testProblem(from, to);
  if (isTop(to) || !to.inSource) return "adapters and modules do not know what is above them";
  if (from.folder === "adapters") return adapterProblem(from, to);
  return moduleProblem(from, to, specifier);
}

/** Files directly in src and the folders named in the plan compose the rest. */
function isTop(location: SourceLocation): boolean {
  return location.inSource && (location.folder === "" || serverTop.includes(location.folder));
}

function closedProblem(specifier: string): string | undefined {
  const name = Object.keys(closedToModules).find(
    (closed) => specifier === closed || specifier.startsWith(`${closed}/`),
  );
  if (specifier.startsWith("@fastify/")) return `a module does not use it: ${closedToModules.fastify}`;
  return name ? `a module does not use it: ${closedToModules[name]}` : undefined;
}

/** A test proves what follows elsewhere too, through the public API; nobody else's inner files. */
function testProblem(from: SourceLocation, to: SourceLocation): string | undefined {
  const foreign = from.folder === "modules" && to.folder === "modules" && to.inner !== from.inner;
  return foreign && to.rest !== "index.ts"
    ? `${to.inner} is entered through its public API, #modules/${to.inner}`
    : undefined;
}

function adapterProblem(from: SourceLocation, to: SourceLocation): string | undefined {
  if (to.folder !== "adapters") return "adapters lie below the modules";
  return to.inner === from.inner ? undefined : "adapters do not know each other";
}

function moduleProblem(from: SourceLocation, to: SourceLocation, specifier: string): string | undefined {
  if (to.folder === "adapters") return to.rest === "port.ts" ? undefined : "a module knows an adapter's port.ts alone";
  if (to.inner === from.inner) return undefined;
  const own = moduleLayers[from.inner] ?? 0;
  const other = moduleLayers[to.inner] ?? 0;
  if (other > own) return `${to.inner} (layer ${other}) is above ${from.inner} (layer ${own})`;
  if (other === own) return `${to.inner} is beside ${from.inner} on layer ${own}`;
  if (to.rest !== "index.ts") return `${to.inner} is entered through its public API, #modules/${to.inner}`;
  return specifier.startsWith(".") ? `spell it #modules/${to.inner}` : undefined;
}
