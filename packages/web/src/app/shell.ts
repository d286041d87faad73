import { lazyPart } from "./lazy-part.ts";

/** Header and menus of signed-in people; not part of the first load. */
export const shell = lazyPart(async () => (await import("./Shell.tsx")).Shell);
