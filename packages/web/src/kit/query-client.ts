import { QueryClient } from "@tanstack/react-query";
import { CallError } from "@treadclub/contract/client";
import { onForget } from "./forget.ts";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (count, error) => count < 2 && isPassing(error), refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

onForget(() => queryClient.clear());

/** Trouble that may be over at the next try. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "OFFLINE" || error.status >= 500);
