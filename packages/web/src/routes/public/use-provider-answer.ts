import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { useLayoutEffect, useState } from "react";
import { api } from "#kit/api.ts";
import { useRouteText } from "#kit/values.ts";
import { useOnChange } from "#kit/use-on-change.ts";

export type ProviderReply = ReplyOf<Catalog["googleCallback"]>;
type Query = InputOf<Catalog["googleCallback"]>["body"];

/** Rendering and effects may happen twice; what the provider has answered can be handed on once. */
const asked = new Map<string, Promise<ProviderReply>>();

export interface ProviderAnswer {
  readonly reply: ProviderReply | null;
  /** Null while nothing is wrong. */
  readonly error: unknown;
  /** The person turned it down at the provider. */
  readonly isStopped: boolean;
}

/** Hands what the provider has sent the browser back with to the server, and takes it out of the address. */
export function useProviderAnswer(screen: string): ProviderAnswer {
  const [query] = useState(useQueryOfProvider());
  const [reply, setReply] = useState<ProviderReply | null>(null);
  const [error, setError] = useState<unknown>(null);
  useLayoutEffect(() => window.history.replaceState(window.history.state, "", screen), [screen]);
  useOnChange(null, () => {
    if (query === null) return setError(new Error(""));
    const answer = asked.get(query.state) ?? api.call("googleCallback", { body: query });
    asked.set(query.state, answer);
    answer.then(setReply).catch(setError);
  });
  return { reply, error, isStopped: query?.error === "access_denied" };
}

function useQueryOfProvider(): Query | null {
  const [code, state, iss, error] = [
    useRouteText("code"),
    useRouteText("state"),
    useRouteText("iss"),
    useRouteText("error"),
  ];
  if (state === undefined) return null;
  return { state, ...(code ? { code } : {}), ...(iss ? { iss } : {}), ...(error ? { error } : {}) };
}
