import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { queryClient } from "#kit/query-client.ts";

/** The server's answers, kept for the screens that show records. */
export function Answers({ children }: { readonly children: ReactNode }): ReactElement {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
