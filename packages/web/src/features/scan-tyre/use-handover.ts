import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useCallback, useEffect, useState } from "react";
import { api } from "#kit/api.ts";
import { useCall } from "#kit/queries.ts";

export type SavedHandover = ReplyOf<Catalog["storageSave"]>;

interface Shown {
  readonly saved: SavedHandover;
  readonly path: string;
  readonly sinceMs: number;
}

/** It works for 5 minutes; a new one is there half a minute before that. Measured here, whatever the clock says. */
const renewAfterMs = 270_000;
const lookEveryMs = 5_000;

export interface Handover {
  /** Null until there is one. */
  readonly saved: SavedHandover | null;
  /** A phone has gone on with it. */
  readonly isTaken: boolean;
  readonly error: Error | null;
  /** Makes a new one. */
  readonly renew: () => void;
}

/** A way to go on with this page on a phone, kept fresh while somebody looks. */
export function useHandover(path: string): Handover {
  const [shown, setShown] = useState<Shown | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [wanted, setWanted] = useState(0);
  const isTaken = useIsTaken(shown?.saved.id ?? null, before);

  useEffect(() => {
    const asked = { isStale: false };
    api.call("storageSave", { body: { path } }).then(
      (saved) => {
        if (asked.isStale) return;
        setError(null);
        setShown({ saved, path, sinceMs: performance.now() });
      },
      (problem: unknown) => !asked.isStale && setError(problem instanceof Error ? problem : new Error(String(problem))),
    );
    return () => {
      asked.isStale = true;
    };
  }, [path, wanted]);

  useEffect(() => {
    if (!shown || isTaken) return undefined;
    const look = (): void => {
      if (document.hidden || performance.now() - shown.sinceMs < renewAfterMs) return;
      // A phone may have read the old one a moment ago.
      setBefore(shown.saved.id);
      setWanted((count) => count + 1);
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [shown, isTaken]);

  const renew = useCallback(() => {
    setBefore(null);
    setShown(null);
    setWanted((count) => count + 1);
  }, []);
  return { saved: shown?.path === path ? shown.saved : null, isTaken, error, renew };
}

function useIsTaken(id: number | null, before: number | null): boolean {
  const now = useCall("storageState", { params: { id: String(id) } }, { enabled: id !== null });
  const earlier = useCall("storageState", { params: { id: String(before) } }, { enabled: before !== null });
  return (id !== null && now.data?.state === "used") || (before !== null && earlier.data?.state === "used");
}
