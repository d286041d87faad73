import { useEffect } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { storedAs } from "#kit/cast.ts";
import { isCode } from "#kit/errors.ts";
import { isPassing } from "#kit/query-client.ts";
import { useCall } from "#kit/queries.ts";
import { longStore } from "#kit/storage.ts";
import type { Loading } from "#ui/Loaded.tsx";

export type SharedVoucher = ReplyOf<Catalog["getSharedVoucher"]>;

/** The one opened last, for a counter without a network. */
const storageKey = "shared-voucher";
/** While it is open it may be used, or its driver may stop sharing it. */
const freshMs = 20_000;

interface Kept {
  readonly format: 1;
  readonly token: string;
  readonly voucher: SharedVoucher;
  readonly savedAt: string;
}

interface SharedVoucherQuery extends Loading<SharedVoucher> {
  /** When it was last read, while it cannot be read again. */
  readonly lastReadAt: string | null;
}

/** The voucher of a link; without a network as it was read last. */
export function useSharedVoucher(token: string): SharedVoucherQuery {
  const query = useCall("getSharedVoucher", { body: { token } }, { enabled: token !== "", refetchMs: freshMs });
  const { data, error, failureReason, fetchStatus, dataUpdatedAt } = query;
  useEffect(() => {
    if (isCode(error, "CODE_INVALID")) drop(token);
    else if (data) keep({ format: 1, token, voucher: data, savedAt: new Date(dataUpdatedAt).toISOString() });
  }, [token, data, dataUpdatedAt, error]);
  const isCutOff = fetchStatus === "paused" || isPassing(error ?? failureReason);
  const kept = isCutOff && data === undefined ? keptOf(token) : null;
  return {
    data: data ?? kept?.voucher,
    error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    lastReadAt: kept?.savedAt ?? (data && isCutOff ? new Date(dataUpdatedAt).toISOString() : null),
  };
}

const keep = (kept: Kept): void => longStore.set(storageKey, JSON.stringify(kept));

function drop(token: string): void {
  if (keptOf(token)) longStore.remove(storageKey);
}

function keptOf(token: string): Kept | null {
  try {
    const kept = storedAs<Kept>(JSON.parse(longStore.get(storageKey) ?? "null"));
    return kept?.format === 1 && kept.token === token ? kept : null;
  } catch {
    return null;
  }
}
