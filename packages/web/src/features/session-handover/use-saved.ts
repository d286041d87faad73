import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useCallback, useEffect, useState } from "react";
import { api } from "#kit/api.ts";
import type { Named } from "./take-over.ts";

type Saved = ReplyOf<Catalog["storageRestore"]>;

/** What a restore token leads to; asked once, for signing in empties what is kept of the server's answers. */
export function useSaved(named: Named) {
  const [data, setData] = useState<Saved>();
  const [error, setError] = useState<Error | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const refetch = useCallback(async (): Promise<void> => {
    setIsFetching(true);
    await api.call("storageRestore", { query: named }).then(
      (saved) => {
        setData(saved);
        setError(null);
      },
      (problem: unknown) => setError(problem instanceof Error ? problem : new Error(String(problem))),
    );
    setIsFetching(false);
  }, [named]);
  useEffect(() => void refetch(), [refetch]);
  return { data, error, isFetching, refetch };
}
