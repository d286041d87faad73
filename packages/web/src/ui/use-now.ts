import { useEffect, useState } from "react";

/** The time, renewed every `everyMs`; rests while the page is hidden. */
export function useNow(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const renew = (): void => {
      if (!document.hidden) setNowMs(Date.now());
    };
    const timer = setInterval(renew, everyMs);
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [everyMs]);
  return nowMs;
}
