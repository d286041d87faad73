/**
 * Where to go after signing in: only a path of this application, below /app. Anything that a browser could read as
 * another place (scheme, host, backslash, control character, dots out of /app) is null.
 */
export function safeNextUrl(given: string | null | undefined): string | null {
  if (!given || given.length > 2000 || !given.startsWith("/app/") || hasTrick(given)) return null;
  const base = "https://here.invalid";
  const url = parsedUrl(given, base);
  if (!url || url.origin !== base || !url.pathname.startsWith("/app/")) return null;
  if (hasTrick(decoded(url.pathname)) || decoded(url.pathname).split("/").includes("..")) return null;
  // Back to a page that only leads here would go in circles.
  if (/^\/app\/(sign_in|sign_up|rabbit_hole)(\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Backslashes and control characters anywhere; blanks and slashes in a row in the path. */
function hasTrick(text: string): boolean {
  const path = text.split(/[?#]/)[0] ?? "";
  return text.includes("\\") || [...text].some(isControl) || path.includes(" ") || path.includes("//");
}

function isControl(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x20 || (point >= 0x7f && point <= 0x9f);
}

function parsedUrl(text: string, base: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "\\";
  }
}
