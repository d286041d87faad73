import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { TextKey } from "@treadclub/texts";

export type Consents = ReplyOf<Catalog["getConsents"]>;
export type Consent = Consents["list"][number];

const sources = ["sign_up", "invitation", "account"] as const;

/** How something was said, in words. */
export function sourceWords({ source }: Pick<Consent, "source">): Extract<TextKey, `account.source.${string}`> {
  return `account.source.${sources.find((known) => known === source) ?? "other"}`;
}

/** What was said last about one thing; the list is the newest first. */
export const lastOf = (list: readonly Consent[], kind: Consent["kind"]): Consent | null =>
  list.find((one) => one.kind === kind) ?? null;
