import { type ScanRecord, freshRecord, keepRecord } from "./scan-record.ts";

export interface RecordKeeper {
  get(): ScanRecord;
  change(change: (record: ScanRecord) => Partial<ScanRecord>): void;
}

/** Writes each change down at once, on top of what another tab may have written. */
export function newRecordKeeper(record: ScanRecord, now: () => number): RecordKeeper {
  let current = record;
  keepRecord(current);
  return {
    get: () => current,
    change(change) {
      const fresh = freshRecord(current, now());
      current = { ...fresh, ...change(fresh) };
      keepRecord(current);
    },
  };
}
