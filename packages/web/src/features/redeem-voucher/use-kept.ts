import { useCallback, useEffect, useState } from "react";
import { isPassing } from "#kit/query-client.ts";
import { keptOf, type KeptVoucher } from "./kept-store.ts";
import { sendKept } from "./send-kept.ts";

const everyMs = 10_000;

/** How many pages of this tab show what is kept, and send it. */
export const shown = { pages: 0 };

export interface Kept {
  readonly list: readonly KeptVoucher[];
  /** Reads again and sends what can be sent. */
  readonly refresh: () => Promise<void>;
  /** How many were confirmed since the page was opened. */
  readonly confirmed: number;
}

/** What this till keeps for its company, sent as soon as there is a network. */
export function useKept(memberId: number): Kept {
  const [list, setList] = useState<readonly KeptVoucher[]>([]);
  const [confirmed, setConfirmed] = useState(0);
  const refresh = useCallback(async () => {
    const read = async (): Promise<void> => setList(await keptOf(memberId).catch(() => []));
    await read();
    if (!navigator.onLine) return;
    const sent = await sendKept(memberId).catch(() => null);
    if (sent === null) return;
    setConfirmed((count) => count + sent.confirmed);
    await read();
  }, [memberId]);
  const waiting = list.filter((one) => one.failure === null).length;
  useEffect(() => {
    shown.pages += 1;
    void refresh();
    const look = (): void => void refresh();
    addEventListener("online", look);
    return () => {
      shown.pages -= 1;
      removeEventListener("online", look);
    };
  }, [refresh]);
  useEffect(() => {
    if (waiting === 0) return undefined;
    const timer = setInterval(() => void refresh(), everyMs);
    return () => clearInterval(timer);
  }, [refresh, waiting]);
  return { list, refresh, confirmed };
}

/** Whether a look-up failed for want of a network. */
export const isCutOff = (error: unknown): boolean => !navigator.onLine || isPassing(error);
