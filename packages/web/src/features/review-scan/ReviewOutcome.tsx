import { useState, type ReactElement } from "react";
import { Undo2 } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { useUndoReview, type ScanView } from "./queries.ts";
import css from "./ReviewScan.module.css";
import { resultTone } from "./result-tone.ts";

interface ReviewOutcomeProps {
  readonly scan: ScanView;
  readonly onUndone: () => void;
}

const undoWithinMs = 24 * 3_600_000;

/** What was decided, by whom, and the way back within 24 hours. */
export function ReviewOutcome({ scan, onUndone }: ReviewOutcomeProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { send } = useUndoReview();
  const undo = async (): Promise<void> => {
    await send({ params: { id: String(scan.id) }, body: {} });
    toast.success(t("office.review.undone"));
    onUndone();
  };
  const until = scan.completed_at
    ? format.dayTime(new Date(Date.parse(scan.completed_at) + undoWithinMs).toISOString(), "short")
    : null;
  return (
    <div className={css.outcome}>
      {scan.state === "rejected" && (
        <p>
          {t("office.review.rejectedFor", {
            reasons: scan.reasons.map((reason) => t(`office.review.reason.${reason}`)).join(", "),
          })}
        </p>
      )}
      {scan.state === "completed" && (
        <p className={css.badges}>
          {scan.results.map((result) => (
            <StateBadge key={result} tone={resultTone(result)}>
              {t(`base.state.result.${result}`)}
            </StateBadge>
          ))}
        </p>
      )}
      {scan.state === "completed" && scan.depths && (
        <TreadProfile
          depths={{ innerMm: scan.depths.inner_mm, middleMm: scan.depths.middle_mm, outerMm: scan.depths.outer_mm }}
          {...(scan.uncertainty_mm === null ? {} : { marginMm: scan.uncertainty_mm })}
        />
      )}
      {scan.message && <blockquote className={css.message}>{scan.message}</blockquote>}
      <Judge scan={scan} />
      {scan.can.undo && (
        <div className={css.actions}>
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t("office.review.undo")}
          </Button>
          {until && <span className={css.soft}>{t("office.review.undoUntil", { when: until })}</span>}
        </div>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.review.undoTitle")}
        actionLabel={t("office.review.undo")}
        onConfirm={undo}
      >
        <p>{t("office.review.undoText")}</p>
      </Confirm>
    </div>
  );
}

function Judge({ scan }: { readonly scan: ScanView }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const when = scan.completed_at ? format.dayTime(scan.completed_at) : null;
  if (when === null)
    return scan.reviewed_by ? (
      <p className={css.soft}>{t("office.review.byName", { name: scan.reviewed_by })}</p>
    ) : null;
  return (
    <p className={css.soft}>
      {scan.reviewed_by
        ? t("office.review.by", { name: scan.reviewed_by, when })
        : t("office.review.reviewed", { when })}
    </p>
  );
}
