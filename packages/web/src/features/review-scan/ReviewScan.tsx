import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { toast } from "#ui/toast.ts";
import { EarlierScans } from "./EarlierScans.tsx";
import { Faster } from "./Faster.tsx";
import type { ScanView } from "./queries.ts";
import { RejectDialog } from "./RejectDialog.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { ReviewOutcome } from "./ReviewOutcome.tsx";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import css from "./ReviewScan.module.css";

interface ReviewScanProps {
  readonly scan: ScanView;
  readonly hrefOf: (scanId: number) => string;
  /** Reads the scan again. */
  readonly onStale: () => Promise<unknown>;
  /** It was judged here: the way on gets the focus. */
  readonly onJudged: () => void;
}

/** The photos beside what is read from them; after the decision, the decision. */
export function ReviewScan({ scan, hrefOf, onStale, onJudged }: ReviewScanProps): ReactElement {
  const t = useT();
  const [wasOpen, setWasOpen] = useState(scan.can.review);
  const [rejecting, setRejecting] = useState(false);
  const [judgedHere, setJudgedHere] = useState(false);
  const done = (said: string): void => {
    setJudgedHere(true);
    toast.success(said);
    onJudged();
  };
  const undone = (): void => {
    setJudgedHere(false);
    setWasOpen(true);
  };
  const stale = (): void => void onStale();
  return (
    <div className={css.columns}>
      <div className={css.photos}>
        <ReviewPhotos
          photos={scan.photos}
          tyre={t(`ui.position.${scan.position}`)}
          none={t("office.review.photosNone")}
        />
      </div>
      <div className={css.side}>
        <div className={css.panel}>
          {wasOpen && !judgedHere && !scan.can.review && <SomebodyWas scan={scan} />}
          {scan.can.review ? (
            <ReviewForm
              scan={scan}
              onDone={() => done(t("office.review.completed"))}
              onStale={stale}
              onReject={() => setRejecting(true)}
            />
          ) : (
            <ReviewOutcome scan={scan} onUndone={undone} />
          )}
        </div>
        <div className={css.panel}>
          <ScanFacts scan={scan} />
        </div>
        <EarlierScans scan={scan} hrefOf={hrefOf} />
        {rejecting && (
          <RejectDialog
            scan={scan}
            onDone={() => done(t("office.review.rejected"))}
            onStale={stale}
            onClose={() => setRejecting(false)}
          />
        )}
      </div>
    </div>
  );
}

function SomebodyWas({ scan }: { readonly scan: ScanView }): ReactElement {
  const t = useT();
  return (
    <Faster>
      {scan.reviewed_by ? t("office.review.faster", { name: scan.reviewed_by }) : t("office.review.fasterSomebody")}
    </Faster>
  );
}

function ScanFacts({ scan }: { readonly scan: ScanView }): ReactElement {
  const t = useT();
  const format = useFormat();
  const facts: Fact[] = [
    { label: t("office.review.facts.driver"), value: scan.consumer.name },
    { label: t("office.review.facts.car"), value: `${scan.vehicle.brand} ${scan.vehicle.model}` },
    { label: t("office.review.facts.size"), value: scan.tyre_size },
  ];
  if (scan.mileage !== null) facts.push({ label: t("office.review.facts.mileage"), value: format.miles(scan.mileage) });
  if (scan.member_name) facts.push({ label: t("office.review.facts.member"), value: scan.member_name });
  facts.push({ label: t("office.review.facts.sent"), value: format.dayTime(scan.submitted_at) });
  return <Facts facts={facts} />;
}
