import type { ReactElement, ReactNode } from "react";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { problemText } from "./problem-text.ts";
import { Skeleton } from "./Skeleton.tsx";

/** The part of a query's answer that this needs. */
export interface Loading<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<T> {
  readonly query: Loading<T>;
  /** The shape of what is coming. */
  readonly shape?: "list" | "card" | "detail" | "picture" | undefined;
  readonly rows?: number | undefined;
  readonly children: (data: T) => ReactNode;
}

/** A skeleton while it loads, the error with another try, else what was read. What was read once stays while it is read again. */
export function Loaded<T>({ query, shape = "detail", rows, children }: LoadedProps<T>): ReactElement {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error)
    return <ErrorPanel text={problemText(query.error)} onRetry={() => void query.refetch()} busy={query.isFetching} />;
  return <Skeleton shape={shape} rows={rows} />;
}
