import { webLayers, webWithoutSideways } from "./layer-plan.ts";
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

function sidewaysProblem(from: SourceLocation, to: SourceLocation): string | undefined {
  if (!webWithoutSideways.includes(from.folder) || from.inner === to.inner) return undefined;
  return `no sideways in ${from.folder}: ${from.inner || "its own files"} and ${to.inner || "its own files"} do not know each other`;
}

function layerOf(folder: string): number {
  return webLayers.findIndex((folders) => folders.includes(folder));
}
