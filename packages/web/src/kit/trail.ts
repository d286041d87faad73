/** What is read of a router. */
interface Travels {
  subscribe(event: "onResolved", listener: (event: Resolved) => void): () => void;
}

interface Resolved {
  readonly toLocation: { readonly href: string; readonly state: { readonly __TSR_index: number } };
}

/** The addresses of this tab's history, as far as they were seen since the page was loaded. */
const trail: string[] = [];

export function followTrail(router: Travels): void {
  router.subscribe("onResolved", ({ toLocation }) => {
    trail[toLocation.state.__TSR_index] = toLocation.href;
  });
}

/** Whether a link back means the browser's own way back: where it only says "Back", or where it names the page that was there before. */
export const isBehind = (index: number, href: string, isNamed: boolean): boolean =>
  index > 0 && (isNamed ? trail[index - 1] === href : trail[index - 1] !== undefined);

/** Returns how many addresses right before this one are steps of the same screen: each carries `mark` in its query. */
export function stepsBehind(index: number, mark: string): number {
  const { pathname } = partsOf(trail[index]);
  let first = index;
  while (first > 0 && isStep(partsOf(trail[first - 1]), pathname, mark)) first -= 1;
  return index - first;
}

const partsOf = (href = ""): URL => new URL(href, "https://tread.invalid");
const isStep = (url: URL, pathname: string, mark: string): boolean =>
  url.pathname === pathname && url.searchParams.has(mark);
