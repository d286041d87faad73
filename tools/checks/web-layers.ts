import { webLayers, webWithoutSideways, webWrapped } from "./layer-plan.ts";
import type { SourceLocation } from "./source-location.ts";

/** What is wrong with an import from one part of the web to another. */
export function webProblem(from: SourceLocation, to: SourceLocation, specifier: string): string | undefined {
  if (!from.inSource || from.folder === "" || from.test) return undefined;
  if (!to.inSource) return "pages do not use what lies beside src";
  if (to.folder === "") return "what lies directly in src composes the rest and is used by nobody";
  if (to.folder === "styles") return undefined;
  if (from.folder === to.folder) return sidewaysProblem(from, to);
  if (layerOf(to.folder) >= layerOf(from.folder)) return `${to.folder} is not below ${from.folder}`;
  return specifier.startsWith(".") ? `spell it #${to.folder}/…` : undefined;
}

/** What is wrong with a package that only one folder of the web may import. */
export function wrappedProblem(from: SourceLocation, name: string): string | undefined {
  const folder = webWrapped[name];
  return folder === undefined || from.test || folder === `${from.folder}/${from.inner}`
    ? undefined
    : `only ${folder} uses ${name}: take or add a piece there`;
}

function sidewaysProblem(from: SourceLocation, to: SourceLocation): string | undefined {
  if (!webWithoutSideways.includes(from.folder) || from.inner === to.inner) return undefined;
  return `no sideways in ${from.folder}: ${from.inner || "its own files"} and ${to.inner || "its own files"} do not know each other`;
}

function layerOf(folder: string): number {
  return webLayers.findIndex((folders) => folders.includes(folder));
}
