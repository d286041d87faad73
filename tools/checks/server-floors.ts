import { closedToModules, moduleFloors, serverTop } from "./floor-plan.ts";
import type { Place } from "./places.ts";

/** What is wrong with an import from one place of the server to another; `to` is undefined for a foreign package. */
export function serverProblem(from: Place, to: Place | undefined, specifier: string): string | undefined {
  if (!from.inSource || isTop(from)) return undefined;
  if (!to) return from.room === "modules" && !from.test ? closedProblem(specifier) : undefined;
  if (from.test) return testProblem(from, to);
  if (isTop(to) || !to.inSource) return "adapters and modules do not know what is above them";
  if (from.room === "adapters") return adapterProblem(from, to);
  return moduleProblem(from, to, specifier);
}

/** Files directly in src and the rooms named in the plan compose the rest. */
function isTop(place: Place): boolean {
  return place.inSource && (place.room === "" || serverTop.includes(place.room));
}

function closedProblem(specifier: string): string | undefined {
  const name = Object.keys(closedToModules).find(
    (closed) => specifier === closed || specifier.startsWith(`${closed}/`),
  );
  if (specifier.startsWith("@fastify/")) return `a module does not use it: ${closedToModules.fastify}`;
  return name ? `a module does not use it: ${closedToModules[name]}` : undefined;
}

/** A test proves what follows elsewhere too, through the doors; nobody else's inner files. */
function testProblem(from: Place, to: Place): string | undefined {
  const foreign = from.room === "modules" && to.room === "modules" && to.inner !== from.inner;
  return foreign && to.rest !== "index.ts" ? `${to.inner} is entered by its door, #modules/${to.inner}` : undefined;
}

function adapterProblem(from: Place, to: Place): string | undefined {
  if (to.room !== "adapters") return "adapters lie below the modules";
  return to.inner === from.inner ? undefined : "adapters do not know each other";
}

function moduleProblem(from: Place, to: Place, specifier: string): string | undefined {
  if (to.room === "adapters") return to.rest === "port.ts" ? undefined : "a module knows an adapter's port.ts alone";
  if (to.inner === from.inner) return undefined;
  const own = moduleFloors[from.inner] ?? 0;
  const other = moduleFloors[to.inner] ?? 0;
  if (other > own) return `${to.inner} (floor ${other}) is above ${from.inner} (floor ${own})`;
  if (other === own) return `${to.inner} is beside ${from.inner} on floor ${own}`;
  if (to.rest !== "index.ts") return `${to.inner} is entered by its door, #modules/${to.inner}`;
  return specifier.startsWith(".") ? `spell it #modules/${to.inner}` : undefined;
}
