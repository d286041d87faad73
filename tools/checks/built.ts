import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Built } from "./spec-lists.ts";

/** The calls of the catalogue and the screens of the web's list of paths. */
export async function readBuilt(top: string): Promise<Built[]> {
  const catalog = await exportOf(join(top, "packages/contract/src/catalog.ts"), "catalog");
  const screens = await exportOf(join(top, "packages/web/src/app/paths.ts"), "screenPaths");
  return [...callsIn(catalog), ...screensIn(screens)];
}

function callsIn(catalog: unknown): Built[] {
  if (typeof catalog !== "object" || catalog === null) return [];
  return Object.entries(catalog).map(([name, entry]: [string, unknown]) => {
    return {
      kind: "call",
      name,
      method: text(entry, "method"),
      path: text(entry, "path"),
      access: text(entry, "access"),
    };
  });
}

function screensIn(screens: unknown): Built[] {
  if (!Array.isArray(screens)) return [];
  return screens.map((entry: unknown) => {
    const path = typeof entry === "string" ? entry : text(entry, "path");
    return { kind: "screen", name: path, method: "-", path, access: undefined };
  });
}

function text(entry: unknown, key: string): string {
  const found: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, key) : undefined;
  if (typeof found !== "string") throw new Error(`An entry without a ${key}: ${JSON.stringify(entry)}`);
  return found;
}

async function exportOf(file: string, name: string): Promise<unknown> {
  if (!existsSync(file)) return undefined;
  const found: object = await import(pathToFileURL(file).href);
  if (!(name in found)) throw new Error(`${file} does not export ${name}`);
  return Reflect.get(found, name);
}
