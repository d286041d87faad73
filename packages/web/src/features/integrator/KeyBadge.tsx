import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import type { KeyRow } from "./queries.ts";

/** Whether a key works, or what kind of one it is. */
export function KeyBadge({
  apiKey,
}: {
  readonly apiKey: Pick<KeyRow, "revoked_at" | "is_suspended" | "kind">;
}): ReactElement {
  const t = useT();
  if (apiKey.revoked_at !== null) return <StateBadge tone="neutral">{t("integrator.state.revoked")}</StateBadge>;
  if (apiKey.is_suspended) return <StateBadge tone="now">{t("integrator.state.suspended")}</StateBadge>;
  return apiKey.kind === "live" ? (
    <StateBadge tone="good">{t("integrator.kind.live")}</StateBadge>
  ) : (
    <StateBadge tone="neutral">{t("integrator.kind.sandbox")}</StateBadge>
  );
}
