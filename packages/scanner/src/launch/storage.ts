/** The browser's storage; where it is barred (private windows, frames) things live as long as the page. */
const memory = new Map<string, string>();

/** The scan that this tab is in the middle of. */
const tabKey = "scan-launch";
/** One for each session, for a closed tab that is continued later. */
const keptKey = (sessionId: number): string => `scan-launch:${sessionId}`;
const localeKey = "locale";

export const readTab = (): string | null => attempt(() => sessionStorage.getItem(tabKey)) ?? memory.get(tabKey) ?? null;

export function writeTab(text: string): void {
  memory.set(tabKey, text);
  attempt(() => sessionStorage.setItem(tabKey, text));
}

export function removeTab(): void {
  memory.delete(tabKey);
  attempt(() => sessionStorage.removeItem(tabKey));
}

export const readKept = (sessionId: number): string | null => attempt(() => localStorage.getItem(keptKey(sessionId)));
export const writeKept = (sessionId: number, text: string): void =>
  void attempt(() => localStorage.setItem(keptKey(sessionId), text));
export const removeKept = (sessionId: number): void => void attempt(() => localStorage.removeItem(keptKey(sessionId)));

/** What is kept of every session, in no order. */
export function readAllKept(): readonly { readonly sessionId: number; readonly text: string }[] {
  return (attempt(keptIds) ?? []).flatMap((sessionId) => {
    const text = readKept(sessionId);
    return text === null ? [] : [{ sessionId, text }];
  });
}

export const readLocale = (): string | null => attempt(() => localStorage.getItem(localeKey));
export const writeLocale = (locale: string): void => void attempt(() => localStorage.setItem(localeKey, locale));

function keptIds(): number[] {
  return Object.keys(localStorage)
    .flatMap((name) => /^scan-launch:(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number);
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
