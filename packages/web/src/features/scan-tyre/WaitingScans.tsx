import { useState, type ReactElement } from "react";
import { countDepths } from "#entities/scan/gauge-note.ts";
import { PendingScan } from "#entities/scan/PendingScans.tsx";
import { resumeHref } from "#entities/scan/scan-flow.ts";
import { scanName } from "#entities/scan/scan-name.ts";
import type { ScanNote } from "#entities/scan/scan-note.ts";
import type { ScanQueue } from "#entities/scan/scan-queue.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Plate } from "#ui/Plate.tsx";

/** A fitter's scans that are still on this device: how many wait, each that was refused, and each car that is half measured. */
export function WaitingScans({ userId }: { readonly userId: number }): ReactElement | null {
  const t = useT();
  const { queue, ...view } = useScanQueue(userId);
  const waiting = view.notes.filter((note) => note.state === "handing");
  const refused = view.notes.filter((note) => note.state === "failed");
  const begun = view.notes.filter((note) => note.state === "taking" && countDepths(note.gauge) > 0);
  if (!queue) return null;
  return (
    <>
      {waiting.length > 0 && (
        <Card tone="waiting" title={t("scan.member.waiting", { count: waiting.length })}>
          <p>{t("scan.member.waitingText")}</p>
        </Card>
      )}
      {refused.map((note) => (
        <PendingScan key={note.id} userId={userId} note={note} view={{ queue, ...view }} />
      ))}
      {begun.map((note) => (
        <HalfMeasured key={note.id} userId={userId} note={note} queue={queue} />
      ))}
    </>
  );
}

interface HalfMeasuredProps {
  readonly userId: number;
  readonly note: ScanNote;
  readonly queue: ScanQueue;
}

function HalfMeasured({ userId, note, queue }: HalfMeasuredProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={scanName(note, t)}
      level={2}
      badge={<Plate value={note.vehicle.number} size="small" />}
      actions={
        <>
          <ButtonLink small href={resumeHref(userId, note)}>
            {t("scan.gauge.begun.resume")}
          </ButtonLink>
          <Button small kind="quiet" onClick={() => setAsking(true)}>
            {t("scan.gauge.pending.discard")}
          </Button>
        </>
      }
    >
      <p>{t("scan.gauge.begun.text", { count: countDepths(note.gauge) })}</p>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("scan.gauge.pending.discardTitle")}
        actionLabel={t("scan.gauge.pending.discard")}
        danger
        onConfirm={() => queue.discard(note.id)}
      >
        <p>{t("scan.gauge.pending.discardText")}</p>
      </Confirm>
    </Card>
  );
}
