import { join, resolve } from "node:path";

const here = import.meta.dirname;

export const mainFile = join(here, "dist/main.js");

/** How Node runs the built service; docs/decisions/037-start-and-memory.md has the figures behind it. */
export const nodeFlags = ["--max-semi-space-size=8", "--max-old-space-size=1024"];
export const nodeArgs = [...nodeFlags, mainFile];
export const nodeEnvironment = { NODE_COMPILE_CACHE: resolve(here, "../../.cache/compiled"), MALLOC_ARENA_MAX: "2" };
