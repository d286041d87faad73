import { type Launch, type Outcome, returnData } from "./payload.ts";

export interface WayBack {
  readonly href: string;
  /** Shown where the address may belong to anybody. */
  readonly host: string;
  /** Whether the scanner may go there by itself. */
  readonly mayFollow: boolean;
}

/** Longer addresses are not shown to the service, so it cannot vouch for them. */
export const MAX_ADDRESS_LENGTH = 2000;

/** Back to the integrator: the exit page after a scan, else the error page; null where neither is a web address. */
export function wayBack(launch: Launch, outcome: Outcome, mayReturn: boolean): WayBack | null {
  const [first, second] =
    outcome === "completed" ? [launch.exitUrl, launch.errorUrl] : [launch.errorUrl, launch.exitUrl];
  const url = webAddress(first) ?? webAddress(second);
  if (!url) return null;
  const isKnown = [launch.exitUrl, launch.errorUrl].every((one) => (one ?? "").length <= MAX_ADDRESS_LENGTH);
  url.searchParams.set("data", returnData(launch, outcome));
  return { href: url.href, host: url.host, mayFollow: mayReturn && isKnown };
}

/** Before a session is known nobody vouches for an address: it is shown with its host and never followed. */
export function plainWayBack(errorUrl: string | null): WayBack | null {
  const url = webAddress(errorUrl);
  return url && { href: url.href, host: url.host, mayFollow: false };
}

/** Only http and https: `javascript:` and `data:` addresses would run in this page. */
export function webAddress(text: string | null): URL | null {
  if (text === null) return null;
  try {
    const url = new URL(text);
    return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  } catch {
    return null;
  }
}
