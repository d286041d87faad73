import { useQueries } from "@tanstack/react-query";
import { api } from "#kit/api.ts";
import type { Loading } from "#ui/Loaded.tsx";
import type { DriverQuote } from "#entities/quote/consumer-queries.ts";

/** Several quotes with their answers, as one; nothing until the ids are known. */
export function useQuotes(ids: readonly number[] | undefined): Loading<readonly DriverQuote[]> {
  const queries = useQueries({
    queries: (ids ?? []).map((id) => {
      const input = { params: { id: String(id) } };
      return { queryKey: ["getQuoteById", input], queryFn: () => api.call("getQuoteById", input) };
    }),
  });
  const quotes = queries.flatMap((query) => query.data ?? []);
  const isHere = ids !== undefined && quotes.length === ids.length;
  return {
    data: isHere ? quotes : undefined,
    error: queries.find((query) => query.error)?.error ?? null,
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
