import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useNextInQueue } from "#kit/next-in-queue.ts";
import { clockOf } from "#entities/expected/clock-of.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { scanName } from "#entities/scan/scan-name.ts";
import type { Fact } from "#ui/Facts.tsx";
import { Plate } from "#ui/Plate.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { WaitClock } from "#ui/WaitClock.tsx";
import { claimText } from "./claim-text.ts";
import { ComparedPhotos } from "./ComparedPhotos.tsx";
import { DriversReading } from "./DriversReading.tsx";
import { EarlierScans } from "./EarlierScans.tsx";
import { useQueue, useReviewScan, type ScanView } from "./queries.ts";
import { scanActions } from "./review-actions.tsx";
import { ReviewColumns } from "./ReviewColumns.tsx";
import { ReviewForm, type ReviewFormProps } from "./ReviewForm.tsx";
import { ReviewFrame } from "./ReviewFrame.tsx";
import { ReviewOutcome } from "./ReviewOutcome.tsx";
import { SidewallForm } from "./SidewallForm.tsx";
import { RewardPanel } from "./RewardPanel.tsx";
import { scanTone } from "./scan-tone.ts";
import { useClaim } from "./use-claim.ts";
import { useScanAhead } from "./use-scan-ahead.ts";

interface ReviewPageProps {
  readonly reviewer: Reviewer;
  readonly scanId: number;
}

/** The review screen of a scan. */
export function ReviewPage({ reviewer, scanId }: ReviewPageProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const queue = useQueue(reviewer);
  const query = useReviewScan(reviewer, scanId);
  useScanAhead(reviewer, useNextInQueue(queue?.rows ?? [], scanId));
  useClaim(reviewer, scanId, query.data?.can.review ?? false);
  return (
    <ReviewFrame
      id={scanId}
      query={query}
      list={{ href: reviewer.listHref, label: t("office.scans.title") }}
      title={(scan) => t("office.review.title", { tyre: format.lowerFirst(scanName(scan, t)) })}
      badge={(scan) => <Badges scan={scan} />}
      queue={{
        rows: queue?.rows ?? [],
        count: queue?.count,
        hrefOf: reviewer.scanHref,
        words: {
          next: t("office.review.next"),
          none: t("office.review.queueEmpty"),
          waiting: (count) => t("office.review.queue", { count }),
        },
      }}
      actions={(scan, judging) => scanActions({ scan, reviewer, judging }, t, format)}
    >
      {(scan, { isJudgedHere, onJudged }) => (
        <ReviewColumns
          photos={<ComparedPhotos scan={scan} reviewer={reviewer} />}
          canReview={scan.can.review}
          isJudgedHere={isJudgedHere}
          faster={
            scan.reviewed_by ? t("office.review.faster", { name: scan.reviewed_by }) : t("office.review.fasterSomebody")
          }
          form={
            <>
              <FormOf scan={scan} completing={reviewer.calls.complete} onDone={onJudged} />
              {scan.own_reading && <DriversReading reading={scan.own_reading} />}
            </>
          }
          outcome={<ReviewOutcome scan={scan} by={reviewer.kind} />}
          facts={factsOf(scan, reviewer, t, format)}
          more={
            <>
              {scan.can.reward && <RewardPanel scan={scan} reviewer={reviewer} />}
              {scan.type !== "sidewall" && (
                <EarlierScans scan={scan} hrefOf={reviewer.kind === "admin" ? reviewer.scanHref : null} />
              )}
            </>
          }
        />
      )}
    </ReviewFrame>
  );
}

const FormOf = (props: ReviewFormProps): ReactElement =>
  props.scan.type === "sidewall" ? <SidewallForm {...props} /> : <ReviewForm {...props} />;

function Badges({ scan }: { readonly scan: ScanView }): ReactElement {
  const t = useT();
  return (
    <>
      <Plate value={scan.vehicle.number} size="small" />
      <StateBadge tone={scanTone(scan.state)}>{t(`base.state.scan.${scan.state}`)}</StateBadge>
      {scan.late && <StateBadge tone="now">{t("office.scans.late")}</StateBadge>}
      {scan.claimed && <StateBadge tone="waiting">{claimText(scan.claimed, t)}</StateBadge>}
      {scan.waiting_since && <WaitClock {...clockOf(scan.waiting_since, scan.expected)} />}
    </>
  );
}

const factsOf = (scan: ScanView, { driverHref }: Reviewer, t: Translate, format: Format): Fact[] => [
  {
    label: t("office.review.facts.driver"),
    value: <UiLink href={driverHref(scan.consumer.id)}>{scan.consumer.name}</UiLink>,
  },
  { label: t("office.review.facts.car"), value: `${scan.vehicle.brand} ${scan.vehicle.model}` },
  { label: t("office.review.facts.size"), value: scan.tyre_size },
  { label: t("office.review.facts.mileage"), value: scan.mileage === null ? null : format.miles(scan.mileage) },
  { label: t("office.review.facts.member"), value: scan.member_name },
  { label: t("office.review.facts.sent"), value: format.dayTime(scan.submitted_at) },
];
