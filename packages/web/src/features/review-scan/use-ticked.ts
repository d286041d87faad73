import { useState, type ReactNode } from "react";
import type { ItemKey } from "#ui/DataList.tsx";
import type { ScanRow } from "./queries.ts";

/** Which rows of a list of scans are ticked; those that left the page are not any more. */
export function useTicked(list: readonly ScanRow[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<ItemKey>>(new Set());
  const rows = list.filter(({ id }) => ticked.has(id));
  const ids = rows.map(({ id }) => id);
  return {
    rows,
    ids,
    untick: (): void => setTicked(new Set()),
    bulkOf: (actions: ReactNode) => ({ selected: new Set<ItemKey>(ids), onSelect: setTicked, actions }),
  };
}
