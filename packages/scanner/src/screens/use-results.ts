import { useEffect, useState } from "preact/hooks";
import { watchConnection } from "@treadclub/capture/connection";
import { type Result, isSettled, pollDelayMs } from "#scanner/scan/results.ts";
import type { ScanDesk } from "#scanner/scan/scan-desk.ts";

/** The results of all sessions, asked for until each is settled; null before the first answer. A hidden page does not ask. */
export function useResults(desk: ScanDesk, isWanted: boolean): readonly Result[] | null {
  const [results, setResults] = useState<readonly Result[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stopper = new AbortController();
    void poll(desk, stopper.signal, setResults);
    return () => stopper.abort();
  }, [desk, isWanted]);
  return results;
}

async function poll(desk: ScanDesk, signal: AbortSignal, show: (results: readonly Result[]) => void): Promise<void> {
  const connection = watchConnection();
  for (let asked = 0; !signal.aborted; asked++) {
    const results = document.visibilityState === "hidden" ? null : await ask(desk, signal);
    if (signal.aborted) return;
    if (results) show(results);
    if (results?.every(isSettled)) return;
    await connection.wait(pollDelayMs(asked), signal);
  }
}

/** Null when there is no answer now; the next try may have one. */
async function ask(desk: ScanDesk, signal: AbortSignal): Promise<readonly Result[] | null> {
  try {
    const answers = await Promise.all(
      desk.services.map((service, at) =>
        service.call("sessionResults", { params: { token: desk.launch.measurementTokens[at] ?? "" } }, { signal }),
      ),
    );
    return answers.flatMap(({ measurements }) => measurements);
  } catch {
    return null;
  }
}
