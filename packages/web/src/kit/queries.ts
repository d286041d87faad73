import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { CallName, Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { CallError } from "@treadclub/contract/client";
import { useRef, useState } from "react";
import { api } from "./api.ts";
import { whileLoading } from "./loading.ts";
import { callWith } from "./cast.ts";
import { errorText, isToasted } from "./errors.ts";
import { notice } from "./notices.ts";
import { queryClient } from "./query-client.ts";
import { randomId } from "./random.ts";

interface CallQueryOptions {
  readonly enabled?: boolean;
  /** Asks again this often, in milliseconds. */
  readonly refetchMs?: number;
  /** Keeps the last page on the screen while the next one comes. */
  readonly keepPrevious?: boolean;
}

/** Reads a call of the contract: `useCall("getQuoteById", { params: { id: String(id) } })`. */
export function useCall<N extends CallName>(
  name: N,
  input: InputOf<Catalog[N]>,
  options: CallQueryOptions = {},
): UseQueryResult<ReplyOf<Catalog[N]>> {
  const { enabled = true, refetchMs = false, keepPrevious = false } = options;
  return useQuery<ReplyOf<Catalog[N]>, Error, ReplyOf<Catalog[N]>, readonly unknown[]>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callWith(api, name, input, { signal }),
    enabled,
    refetchInterval: refetchMs,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

interface ActionOptions<N extends CallName> {
  readonly onDone?: (reply: ReplyOf<Catalog[N]>, input: InputOf<Catalog[N]>) => void | Promise<void>;
  /** Without the app-wide loading overlay: for small things in the background. */
  readonly quiet?: boolean;
}

export interface Action<N extends CallName> {
  /** For a button: never rejects; an error becomes a toast and the answer undefined. */
  readonly run: (input: InputOf<Catalog[N]>) => Promise<ReplyOf<Catalog[N]> | undefined>;
  /** For a form or a confirmation, which show the error themselves: rejects with CallError. */
  readonly send: (input: InputOf<Catalog[N]>) => Promise<ReplyOf<Catalog[N]>>;
  readonly busy: boolean;
  readonly error: Error | null;
}

export interface Sender {
  readonly send: <N extends CallName>(
    name: N,
    input: InputOf<Catalog[N]>,
    options?: ActionOptions<N>,
  ) => Promise<ReplyOf<Catalog[N]>>;
  readonly busy: boolean;
  readonly error: Error | null;
}

/** Changes something by any call of the contract; what shows it is read again. One idempotency key for each thing sent: repeating it after a lost answer has no second effect. */
export function useSender(): Sender {
  const keyFor = useSubmitKey();
  const [busyCount, setBusyCount] = useState(0);
  const [error, setError] = useState<Error | null>(null);

  const send: Sender["send"] = async (name, input, options = {}) => {
    setBusyCount((count) => count + 1);
    setError(null);
    try {
      const key = keyFor.begin([name, input]);
      const call = callWith(api, name, input, { idempotencyKey: key });
      const reply = await (options.quiet ? call : whileLoading(call));
      keyFor.settle();
      await refetchAfter(name);
      await options.onDone?.(reply, input);
      return reply;
    } catch (thrown) {
      if (!isLost(thrown)) keyFor.settle();
      const problem = thrown instanceof Error ? thrown : new Error(String(thrown));
      setError(problem);
      if (isToasted(problem)) notice("error", problem.message);
      throw problem;
    } finally {
      setBusyCount((count) => count - 1);
    }
  };
  return { send, busy: busyCount > 0, error };
}

/** Changes something by one call of the contract. */
export function useAction<N extends CallName>(name: N, options: ActionOptions<N> = {}): Action<N> {
  const { send: sendTo, busy, error } = useSender();
  const send: Action<N>["send"] = (input) => sendTo(name, input, options);
  const run: Action<N>["run"] = (input) =>
    send(input).catch((thrown: unknown) => {
      notice("error", errorText(thrown));
      return undefined;
    });
  return { run, send, busy, error };
}

/** Loaded late; without it, nobody knows what is stale. */
const refetchAfter = (name: CallName): Promise<void> =>
  import("./entity-queries.ts").then(
    (queries) => queries.refetchAfter(name),
    () => queryClient.invalidateQueries(),
  );

/** No answer came: the call may have had its effect. */
const isLost = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "OFFLINE" || error.status >= 500);

interface SubmitKey {
  begin(input: unknown): string;
  settle(): void;
}

/** The same key while the same input is sent again without an answer in between. */
function useSubmitKey(): SubmitKey {
  const open = useRef<{ key: string; input: string } | null>(null);
  return {
    begin: (input) => {
      const text = JSON.stringify(input) ?? "";
      if (open.current?.input !== text) open.current = { key: randomId(24), input: text };
      return open.current.key;
    },
    settle: () => {
      open.current = null;
    },
  };
}
