import { CallError } from "@treadclub/contract/client";
import { useEffect } from "react";
import { isPassing } from "#kit/query-client.ts";
import { keepVouchers, readWallet } from "#kit/wallet.ts";
import type { Loading } from "#ui/Loaded.tsx";
import { useEveryVoucher, type Voucher, type VoucherState } from "./queries.ts";

const noNetwork = new CallError(0, { code: "OFFLINE", message: "No connection." });

export interface WalletView extends Loading<{ readonly list: readonly Voucher[] }> {
  /** When they were last read, while they cannot be read again. */
  readonly lastReadAt: string | null;
}

/** A driver's vouchers in these states, kept in this browser: without a network those read last. */
export function useWallet(consumerId: number, states: readonly VoucherState[]): WalletView {
  const query = useEveryVoucher(consumerId, states);
  const { data, isPlaceholderData, error, failureReason, fetchStatus, dataUpdatedAt, isFetching, refetch } = query;
  useEffect(() => {
    if (data && !isPlaceholderData) keepVouchers(consumerId, states, data.list);
  }, [consumerId, data, isPlaceholderData, states]);
  const isCutOff = fetchStatus === "paused" || isPassing(error ?? failureReason);
  const kept = isCutOff && data === undefined ? readWallet(consumerId) : null;
  // Nothing is asked while the browser knows of no network: without a kept answer that would look like loading for ever.
  const offline = fetchStatus === "paused" ? noNetwork : null;
  const fresh = data && isCutOff ? new Date(dataUpdatedAt).toISOString() : null;
  return {
    data: data ?? (kept && { list: kept.vouchers.filter(({ state }) => states.includes(state)) }) ?? undefined,
    error: error ?? offline,
    isFetching,
    refetch,
    lastReadAt: kept?.savedAt ?? fresh,
  };
}
