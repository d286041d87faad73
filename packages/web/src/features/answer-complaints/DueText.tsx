import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useNow } from "#ui/use-now.ts";
import { isOverdue } from "./due.ts";
import type { ComplaintRow } from "./queries.ts";

/** By when a complaint must be acknowledged, as long as it is not. */
export function DueText({ complaint }: { readonly complaint: ComplaintRow }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const nowMs = useNow(60_000);
  if (complaint.state !== "received") return null;
  const day = format.day(complaint.acknowledge_by, "short");
  return isOverdue(complaint, nowMs) ? (
    <strong>{t("office.complaints.overdue", { day })}</strong>
  ) : (
    <>{t("office.complaints.due", { day })}</>
  );
}
