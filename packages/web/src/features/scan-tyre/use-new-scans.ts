import { useState } from "react";
import { useScans } from "#entities/scan/queries.ts";
import type { ScanRow } from "#entities/scan/scan-types.ts";

const shown = 4;

export interface NewScans {
  readonly scans: readonly ScanRow[];
  /** From now on only later ones are new. */
  readonly forget: () => void;
}

/** What was scanned elsewhere since this page was opened, newest first; follows the server live. */
export function useNewScans(consumerId: number): NewScans {
  const { data } = useScans(consumerId, { per_page: shown });
  const [known, setKnown] = useState<number | null>(null);
  const newest = data ? Math.max(0, ...data.list.map(({ id }) => id)) : null;
  if (known === null && newest !== null) setKnown(newest);
  return {
    scans: known === null ? [] : (data?.list ?? []).filter(({ id }) => id > known),
    forget: () => setKnown(newest),
  };
}
