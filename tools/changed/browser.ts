import { dependentsOf, type Graph } from "./graph.ts";

const spec = /^packages\/e2e\/src\/[\w-]+\.spec\.ts$/;
const table = /^packages\/web\/src\/app\/screens\/\w+\.ts$/;
const route = /^packages\/web\/src\/routes\//;
const client = /^packages\/(web|scanner|capture)\/src\//;
const mostScreens = 12;
const allScreens = "packages/e2e/src/screens.spec.ts";

export interface BrowserTests {
  readonly specs: readonly string[];
  /** Addresses of the screens that the walk over all screens has to open. */
  readonly screens: readonly string[];
}

/**
 * Returns the browser tests that a change reaches. Of all screens those that depend on a changed file, at most a dozen;
 * and the specs that depend on a changed file of the client, that look for a text which one shows, or that open a
 * screen which depends on one, unless most screens do.
 */
export function browserTests(graph: Graph, changed: readonly string[], reached: ReadonlySet<string>): BrowserTests {
  const { targets, sources } = graph;
  const all = screensOf(graph, reached);
  const screens = all.filter((_, at) => at % Math.ceil(all.length / mostScreens) === 0);
  const own = changed.filter((path) => client.test(path) || path.startsWith("packages/e2e/"));
  const ownReached = dependentsOf(graph, own);
  const opened = screensOf(graph, ownReached);
  const shown = new Set(own.filter((path) => client.test(path)).flatMap((path) => textKeys(path)));
  const patterns = opened.length > mostScreens ? [] : opened.map(partsOf);
  const isReached = (path: string): boolean => {
    const strings = filesOf(path).flatMap((file) => [...(sources.get(file)?.strings ?? [])]);
    return strings.some((text) => shown.has(text) || patterns.some((parts) => isAddressOf(partsOf(text), parts)));
  };
  const specs = [...targets.keys()].filter((path) => spec.test(path) && path !== allScreens);
  return { specs: specs.filter((path) => ownReached.has(path) || isReached(path)), screens };

  function textKeys(path: string): string[] {
    return [...(sources.get(path)?.strings ?? [])].filter((text) => /^[a-z]+(\.\w+)+$/.test(text));
  }

  /** A spec and what it imports of the folders beside it. */
  function filesOf(path: string): string[] {
    const own = [...(targets.get(path) ?? [])].filter((file) => /^packages\/e2e\/src\/\w+\//.test(file));
    return [path, ...own];
  }
}

/** The addresses whose route depends on a changed file. */
function screensOf({ targets, sources }: Graph, reached: ReadonlySet<string>): string[] {
  const routes = new Set([...reached].filter((path) => route.test(path)).map(nameOfRoute));
  return [...targets.keys()]
    .filter((path) => table.test(path))
    .flatMap((path) => addressesIn([...(sources.get(path)?.strings ?? [])], routes));
}

/** A table lists an address before its route. */
function addressesIn(strings: readonly string[], routes: ReadonlySet<string>): string[] {
  let address = "";
  const found = new Set<string>();
  for (const text of strings) {
    if (text.startsWith("/app")) address = text;
    if (text.startsWith("#routes/") && routes.has(nameOfRoute(text))) found.add(address);
  }
  return [...found];
}

const nameOfRoute = (path: string): string => path.replace(/^(packages\/web\/src\/|#)/, "").replace(/\.tsx?$/, "");

/** An address in parts; path values, and what is put into a template, are `*`. */
const partsOf = (address: string): readonly string[] =>
  address.startsWith("/app")
    ? (address.split("?")[0] ?? "").split("/").map((part) => (/[{*]/.test(part) ? "*" : part))
    : [];

const isAddressOf = (address: readonly string[], screen: readonly string[]): boolean =>
  address.length > 1 &&
  address.length === screen.length &&
  address.every((part, at) => part === "*" || screen[at] === "*" || part === screen[at]);
