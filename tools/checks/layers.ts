import { readdirSync } from "node:fs";
import { join } from "node:path";
import { findCycles } from "./cycles.ts";
import { moduleLayers, packagePlans, publishedSdk, serverTop, sideFolders, webLayers } from "./layer-plan.ts";
import { type Import, readImportGraph, type SourceFile } from "./import-graph.ts";
import { locationOf, type SourceLocation } from "./source-location.ts";
import { reportAndExit } from "./report.ts";
import { serverProblem } from "./server-layers.ts";
import { webProblem, wrappedProblem } from "./web-layers.ts";

/** Every import that points up, sideways or through a wall, every cycle, and every folder without a layer. */
export function findLayerProblems(top: string): string[] {
  const files = readImportGraph(top);
  return [...files.flatMap(problemsOf), ...findCycles(files), ...foldersWithoutLayer(top)];
}

function problemsOf(file: SourceFile): string[] {
  const from = locationOf(file.path);
  return file.imports.flatMap((entry) => {
    const problem = problemOf(from, entry);
    return problem ? [`${file.path}:${entry.line} imports "${entry.specifier}": ${problem}`] : [];
  });
}

function problemOf(from: SourceLocation, entry: Import): string | undefined {
  const plan = packagePlans[from.package];
  if (!plan) return undefined;
  if (!entry.target) return foreignProblem(from, entry.specifier);
  const to = locationOf(entry.target);
  if (to.package !== from.package) return packageProblem(from, to, entry.specifier);
  if (from.package === "server") return serverProblem(from, to, entry.specifier);
  if (from.package === "web") return webProblem(from, to, entry.specifier);
  return undefined;
}

function packageProblem(from: SourceLocation, to: SourceLocation, specifier: string): string | undefined {
  const plan = packagePlans[from.package];
  const allowed = [...(plan?.ours ?? []), ...(from.test ? (plan?.testsAlso ?? []) : [])];
  if (!allowed.includes(to.package)) {
    return `${from.package} may stand on ${allowed.join(", ") || "nothing"} of ours, not on ${to.package || "what lies outside packages/"}`;
  }
  if (specifier.startsWith(".")) return `another package is imported by its name, @treadclub/${to.package}`;
  return undefined;
}

function foreignProblem(from: SourceLocation, specifier: string): string | undefined {
  const name = packageNameOf(specifier);
  const isOurs = specifier.startsWith("@treadclub/") && name !== publishedSdk;
  if (specifier.startsWith(".") || specifier.startsWith("#") || isOurs) return "no such file";
  const plan = packagePlans[from.package];
  const free = from.test || !from.inSource || plan?.foreign === "any" || plan?.foreign.includes(name);
  if (!free) return `${from.package} uses no package but ${[plan?.foreign].flat().join(", ") || "its own code"}`;
  if (from.package === "web") return wrappedProblem(from, name);
  return from.package === "server" ? serverProblem(from, undefined, specifier) : undefined;
}

function packageNameOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** A folder that nobody has placed escapes every other rule, so it has to be placed in layer-plan.ts first. */
function foldersWithoutLayer(top: string): string[] {
  const expected: [string, readonly string[]][] = [
    ["packages", Object.keys(packagePlans)],
    ["packages/server/src", ["adapters", "modules", ...serverTop]],
    ["packages/server/src/modules", Object.keys(moduleLayers)],
    ["packages/web/src", webLayers.flat()],
  ];
  for (const name of foldersIn(top, "packages")) {
    expected.push([`packages/${name}`, ["src", "public", ...(sideFolders[name] ?? [])]]);
  }
  return expected.flatMap(([folder, known]) =>
    foldersIn(top, folder)
      .filter((name) => !known.includes(name))
      .map((name) => `${folder}/${name} stands on no layer: give it one in tools/checks/layer-plan.ts`),
  );
}

const notOurs = new Set(["node_modules", "dist", "dist-bench", "data", "test-results", "playwright-report"]);

function foldersIn(top: string, folder: string): string[] {
  try {
    return readdirSync(join(top, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !notOurs.has(entry.name) && !entry.name.startsWith("."))
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

if (import.meta.main)
  reportAndExit(findLayerProblems(join(import.meta.dirname, "../..")), "imports that break the layers");
