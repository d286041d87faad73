import { useEffect } from "react";
import { followLive } from "./live.ts";

/** Keeps a screen up to date that stands without the shell, which keeps the others so. */
export function useLive(userId: number): void {
  useEffect(() => {
    const stop = new AbortController();
    void followLive(stop.signal);
    return () => stop.abort();
  }, [userId]);
}
