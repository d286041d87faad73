import type { AskEvent, Build } from "./scope.ts";

/**
 * `page`: the network's answer, offline the shell. `beside`: the network's, offline the kept one. `asset`: the kept one, else
 * the network's. `network`: the worker does not touch it.
 */
export type Served = "page" | "beside" | "asset" | "network";

/** How a request is answered. Everything that is not named here is the network's. */
export function howServed(
  { method, url, mode }: AskEvent["request"],
  build: Pick<Build, "assets" | "beside">,
  origin: string,
): Served {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== "GET" || asked !== origin || !isOurs(pathname)) return "network";
  if (mode === "navigate") return isFile.test(pathname) || holdsKey.test(search) ? "network" : "page";
  if (search !== "") return "network";
  if (build.assets.includes(pathname)) return "asset";
  return build.beside.includes(pathname) ? "beside" : "network";
}

/** Read as the router reads it: escapes, capitals and double slashes lead to the same screen. */
function isOurs(pathname: string): boolean {
  const path = decoded(pathname)?.replaceAll(/\/+/g, "/").toLowerCase();
  return path !== undefined && path.startsWith("/app/") && !/^\/app\/(iframe|meta\.json)/.test(path);
}

/** For an address with a key in it the server sends stricter headers than the kept shell has. */
const holdsKey = /[?&](restore_token|token|data)=/;
/** A path with a file ending is a file for the server too; everything else is a screen. */
const isFile = /(^|\/)assets\/|\.(js|css|map|json|html|txt|png|jpg|webp|svg|ico|woff2?|webmanifest)$/;

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
