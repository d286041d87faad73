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

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const hasTrick = (text: string): boolean =>
  /[\u0000-\u0020\u007f-\u009f\\]|\/\//.test(text.split(/[?#]/)[0] ?? "") || /[\u0000-\u001f\u007f\\]/.test(text);

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
