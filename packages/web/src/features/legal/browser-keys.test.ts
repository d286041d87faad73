import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { browserKeys } from "./browser-keys.ts";

/** Holds the page of cookies true: whatever a source stores in a browser must stand in `browser-keys.ts`. */

const packages = join(import.meta.dirname, "../../../..");
const sourcesOf = (folder: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|js)$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(packages, folder, name), "utf8") }));

const browser = ["web/src", "web/public", "scanner/src", "capture/src", "contract/src"].flatMap(sourcesOf);
const server = ["server/src", "kit/src"].flatMap(sourcesOf);

const listed = Object.values(browserKeys).flat();
const namesOf = (...kinds: string[]): string[] =>
  listed.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name.replace(/…$/, ""));
const isListed = (key: string, ...kinds: string[]): boolean =>
  namesOf(...kinds).some((name) => key === name || key.startsWith(name));

/** The beginning of every text in an expression; a name in it is followed to where the file says it. */
function textsOf(expression: string, file: string, seen: readonly string[] = []): string[] {
  const texts = [...expression.matchAll(/["'`]([^"'`$]*)/g)]
    .map((match) => match[1] ?? "")
    .filter((text) => text !== "");
  if (texts.length > 0) return texts.filter((_text, index) => index === 0 || !/^\W*$/.test(texts[index] ?? ""));
  const names = [...expression.matchAll(/[A-Za-z_]\w*/g)].map(([name]) => name).filter((name) => !seen.includes(name));
  return names.flatMap((name) =>
    [...file.matchAll(new RegExp(`const ${name}\\b[^=]*=\\s*([^;]+);`, "g"))].flatMap((match) =>
      textsOf((match[1] ?? "").replace(/^.*=>/s, ""), file, [...seen, name]),
    ),
  );
}

/** What a call is given first, for every call that matches. */
const firstArguments = (text: string, call: RegExp): string[] =>
  [...text.matchAll(new RegExp(`${call.source}\\(((?:[^(),]|\\([^()]*\\))*)`, "g"))].map((match) => match[1] ?? "");

const stored = (call: RegExp) =>
  browser.flatMap(({ name, text }) =>
    firstArguments(text, call).map((expression) => ({ name, expression, keys: textsOf(expression, text) })),
  );

describe.each([
  ["localStorage", /\blocalStorage\.setItem/, "local"],
  ["sessionStorage", /\bsessionStorage\.setItem/, "session"],
  ["IndexedDB", /\bindexedDB\.open/, "database"],
])("%s", (_what, call, kind) => {
  it("holds nothing that the page of cookies does not name", () => {
    for (const { name, expression, keys } of stored(call)) {
      expect(keys, `${name}: name the key of "${expression}" as a constant of the file`).not.toEqual([]);
      for (const key of keys) expect(isListed(key, kind), `${name}: "${key}" is missing in browser-keys.ts`).toBe(true);
    }
  });
});

describe("the sources", () => {
  it("store through the calls that are looked for", () => {
    for (const { name, text } of browser) {
      expect(text.match(/document\.cookie|cookieStore\b|\.openDatabase\(/), name).toBeNull();
      expect(
        text.match(/\b(local|session)Storage(?!\.(setItem|getItem|removeItem|length\b)|\)| ===)/),
        name,
      ).toBeNull();
    }
  });
  it("open no cache that the page does not name", () => {
    const openers = browser.filter(({ text }) => text.includes("caches.open("));
    expect(openers).not.toEqual([]);
    for (const { name, text } of openers) {
      const prefix = /const prefix = "([^"]+)"/.exec(text)?.[1] ?? "";
      expect(isListed(prefix, "cache"), `${name}: names of caches begin with a constant "prefix"`).toBe(true);
    }
  });
  it("set no cookie that the page does not name", () => {
    const cookies = server.flatMap(({ text }) =>
      [...text.matchAll(/const \w*[cC]ookie\w* = "([^"]+)"/g)].map((m) => m[1] ?? ""),
    );
    const names = cookies.filter((name) => !name.includes("/"));
    expect(names).toContain("treadclub_refresh");
    for (const name of names) expect(isListed(name, "cookie"), name).toBe(true);
  });
  it("store everything that the page names", () => {
    const all = [...browser, ...server].map(({ text }) => text).join("\n");
    // The router's own key.
    const ours = namesOf("cookie", "local", "session", "database", "cache").filter((name) => !name.startsWith("tsr-"));
    for (const name of ours) expect(all.includes(name), name).toBe(true);
  });
  it("find a key that is missing", () => {
    expect(textsOf("storageKey", 'const storageKey = "new thing";')).toEqual(["new thing"]);
    expect(textsOf("key(name)", "const key = (name: string): string => `made:${name}`;")).toEqual(["made:"]);
    expect(textsOf('main ? "a" : "b"', "")).toEqual(["a", "b"]);
    expect(isListed("new thing", "local")).toBe(false);
  });
});
