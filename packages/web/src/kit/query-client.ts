import { QueryClient } from "@tanstack/react-query";
import { CallError } from "@treadclub/contract/client";
import { onForget } from "./forget.ts";
import { isUnavailable, waitMs } from "./unavailable.ts";

/** Some five minutes: longer than a database takes to be restarted or replaced. */
const mostTriesWhileAway = 120;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => (isUnavailable(error) ? count < mostTriesWhileAway : count < 2 && isPassing(error)),
      retryDelay: (count, error) => (isUnavailable(error) ? waitMs(error) : 1_000 * 2 ** count),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});

onForget(() => queryClient.clear());

/** Trouble that may be over at the next try. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "OFFLINE" || error.status >= 500);
