import type { TextKey, Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";
import type { Refusal } from "./queries.ts";

type Refused = Pick<Refusal, "code" | "reason" | "fields" | "origin">;
type RefusalKey = Extract<
  TextKey,
  `integrator.refusal.${"scope" | "bearer" | "unknown" | "spent" | "expired" | "missing" | "conflict" | "limited"}`
>;

const byCode: Readonly<Record<string, RefusalKey>> = {
  KEY_UNKNOWN: "integrator.refusal.unknown",
  ALLOWANCE_SPENT: "integrator.refusal.spent",
  TOKEN_EXPIRED: "integrator.refusal.expired",
  NOT_FOUND: "integrator.refusal.missing",
  STATE_CONFLICT: "integrator.refusal.conflict",
  RATE_LIMITED: "integrator.refusal.limited",
};

/** Why a call was refused, in words; the code where there are none. */
export function refusalText(
  { code, reason, fields, origin }: Refused,
  t: Translate,
  format: Pick<Format, "words" | "labelled">,
): string {
  const names = Object.entries(fields).map(([name, text]) => format.labelled(name, text));
  if (names.length > 0) return t("integrator.refusal.fields", { fields: format.words(names) });
  if (code === "KEY_FORBIDDEN" && reason === "origin")
    return origin === null ? t("integrator.refusal.originUnknown") : t("integrator.refusal.origin", { origin });
  if (code === "KEY_FORBIDDEN") return t(reason === "scope" ? "integrator.refusal.scope" : "integrator.refusal.bearer");
  const known = byCode[code];
  if (known !== undefined) return t(known);
  return code === "" ? "—" : code;
}
