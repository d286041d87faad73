import { createContext } from "preact";

/** What the head of every page knows of the scan. */
export interface ScanHeader {
  /** Whose page the driver came from. */
  readonly site: string;
  readonly supportUrl: string | null;
  readonly hasHandedIn: boolean;
  /** Null when there is nothing left to give up. */
  readonly onLeave: (() => Promise<void>) | null;
}

export const ScanHeaderContext = createContext<ScanHeader | null>(null);
