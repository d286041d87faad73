import { useEffect, useState } from "preact/hooks";
import { watchConnection } from "@treadclub/capture/connection";
import { type Result, isSettled, pollDelayMs } from "#scanner/scan/results.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";

/** The results of all sessions, asked for until each is settled; null before the first answer. A hidden page does not ask. */
export function useResults(scan: ScanController, isWanted: boolean): readonly Result[] | null {
  const [results, setResults] = useState<readonly Result[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const stopper = new AbortController();
    void poll(scan, stopper.signal, setResults);
    return () => stopper.abort();
  }, [scan, isWanted]);
  return results;
}

async function poll(
  scan: ScanController,
  signal: AbortSignal,
  show: (results: readonly Result[]) => void,
): Promise<void> {
  const connection = watchConnection();
  for (let asked = 0; !signal.aborted; asked++) {
    const results = document.visibilityState === "hidden" ? null : await ask(scan, signal);
    if (signal.aborted) return;
    if (results) show(results);
    if (results?.every(isSettled)) return;
    await connection.wait(pollDelayMs(asked), signal);
  }
}

/** Null when there is no answer now; the next try may have one. */
async function ask(scan: ScanController, signal: AbortSignal): Promise<readonly Result[] | null> {
  try {
    const answers = await Promise.all(
      scan.services.map((service, at) =>
        service.call("sessionResults", { params: { token: scan.launch.measurementTokens[at] ?? "" } }, { signal }),
      ),
    );
    return answers.flatMap(({ measurements }) => measurements);
  } catch {
    return null;
  }
}
