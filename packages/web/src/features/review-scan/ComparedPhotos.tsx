import { useState, type ReactElement } from "react";
import { Columns2 } from "lucide-react";
import { isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { Reviewer } from "#entities/scan/reviewer.ts";
import { scanName } from "#entities/scan/scan-name.ts";
import { Button } from "#ui/Button.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { lastBefore } from "./last-before.ts";
import { useReviewScan, type ScanView } from "./queries.ts";
import { ReviewPhotos } from "./ReviewPhotos.tsx";
import css from "./ReviewScan.module.css";

interface ComparedPhotosProps {
  readonly scan: ScanView;
  readonly reviewer: Reviewer;
}

/** The photos of a scan, on request beside those of the last result of the same tyre. */
export function ComparedPhotos({ scan, reviewer }: ComparedPhotosProps): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  const last = scan.type === "sidewall" ? undefined : lastBefore(scan);
  const photos = <ReviewPhotos photos={scan.photos} tyre={scanName(scan, t)} none={t("office.review.photosNone")} />;
  if (!last) return photos;
  return (
    <div className={css.compared}>
      <div className={css.pair}>
        {photos}
        {open && <LastPhotos reviewer={reviewer} scanId={last.scan_id} onDay={last.on_day} />}
      </div>
      <div className={css.actions}>
        <Button small aria-expanded={open} icon={<Columns2 aria-hidden="true" />} onClick={() => setOpen(!open)}>
          {open ? t("office.compare.hide") : t("office.compare.show")}
        </Button>
      </div>
    </div>
  );
}

interface LastPhotosProps {
  readonly reviewer: Reviewer;
  readonly scanId: number;
  readonly onDay: string;
}

function LastPhotos({ reviewer, scanId, onDay }: LastPhotosProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const query = useReviewScan(reviewer, scanId);
  if (isCode(query.error, "NOT_FOUND")) return <p>{t("office.compare.elsewhere")}</p>;
  return (
    <Loaded query={query} shape="picture">
      {(last) => (
        <section className={css.last}>
          <ReviewPhotos photos={last.photos} tyre={scanName(last, t)} none={t("office.review.photosNone")} />
          <h2>{t("office.compare.title", { when: format.day(onDay) })}</h2>
          {last.depths && (
            <p className={css.soft}>
              {t("office.compare.depths", {
                inner: format.mm(last.depths.inner_mm),
                middle: format.mm(last.depths.middle_mm),
                outer: format.mm(last.depths.outer_mm),
              })}
            </p>
          )}
        </section>
      )}
    </Loaded>
  );
}
