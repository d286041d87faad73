import { useRef, type ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { nextInQueue } from "#kit/next-in-queue.ts";
import { pathTo } from "#kit/paths.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { Plate } from "#ui/Plate.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { WaitClock } from "#ui/WaitClock.tsx";
import { useQueue, useReviewScan, type ScanView } from "./queries.ts";
import { ReviewScan } from "./ReviewScan.tsx";
import { scanTone } from "./scan-tone.ts";
import { useFocusWhenThere } from "./use-focus-when-there.ts";
import { WayOn } from "./WayOn.tsx";

interface ReviewPageProps {
  readonly adminId: number;
  readonly scanId: number;
  readonly onNext: (scanId: number) => void;
}

const scanPath = "/app/admin/{admin_id}/admin_scan_status/{scan_id}";

/** The review screen, and from scan to scan through the queue. */
export function ReviewPage({ adminId, scanId, onNext }: ReviewPageProps): ReactElement {
  const t = useT();
  const query = useReviewScan(scanId);
  const queue = useQueue();
  const next = nextInQueue(queue.data?.list ?? [], scanId);
  const hrefOf = (id: number): string => pathTo(scanPath, { admin_id: adminId, scan_id: id });
  const way = useRef<HTMLAnchorElement>(null);
  const focusOnNext = useFocusWhenThere(way);
  useShortcuts({
    n: () => {
      if (next !== null) onNext(next);
    },
  });
  const scan = query.data;
  return (
    <Page
      title={scan ? t("office.review.title", { tyre: t(`ui.position.${scan.position}`) }) : t("office.scans.title")}
      width="wide"
      back={{
        href: pathTo("/app/admin/{admin_id}/admin_scans", { admin_id: adminId }),
        label: t("office.scans.title"),
      }}
      help={{ href: helpPaths.practice }}
      badge={scan && <Badges scan={scan} />}
      actions={
        <WayOn
          says={waitingWords(t, queue.data?.total_count, next)}
          label={t("office.review.next")}
          href={next === null ? null : hrefOf(next)}
          link={way}
        />
      }
    >
      <Loaded query={query}>
        {(loaded) => (
          <ReviewScan key={loaded.id} scan={loaded} hrefOf={hrefOf} onStale={query.refetch} onJudged={focusOnNext} />
        )}
      </Loaded>
    </Page>
  );
}

function waitingWords(t: Translate, waiting: number | undefined, next: number | null): string | null {
  if (waiting === undefined) return null;
  return next === null ? t("office.review.queueEmpty") : t("office.review.queue", { count: waiting });
}

function Badges({ scan }: { readonly scan: ScanView }): ReactElement {
  const t = useT();
  return (
    <>
      <Plate value={scan.vehicle.number} size="small" />
      <StateBadge tone={scanTone(scan.state)}>{t(`base.state.scan.${scan.state}`)}</StateBadge>
      {scan.waiting_since && <WaitClock since={scan.waiting_since} soonAfterMinutes={60} lateAfterMinutes={240} />}
    </>
  );
}
