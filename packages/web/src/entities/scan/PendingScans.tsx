import { useState, type ReactElement } from "react";
import type { ErrorCode } from "@treadclub/contract";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { Plate } from "#ui/Plate.tsx";
import { ProgressBar } from "#ui/ProgressBar.tsx";
import { ProvisionalReading } from "./ProvisionalReading.tsx";
import { progressOf } from "./hand-over-progress.ts";
import { resumeHref } from "./scan-flow.ts";
import { scanName } from "./scan-name.ts";
import type { ScanQueue } from "./scan-queue.ts";
import type { ScanNote } from "./scan-note.ts";
import { useScanQueue, type ScanQueueView } from "./use-scan-queue.ts";

/** Scans of this phone that are on their way or were refused; nothing when there are none. They go on by themselves. */
export function PendingScans({ userId }: { readonly userId: number }): ReactElement | null {
  const view = useScanQueue(userId);
  const { queue, notes } = view;
  const shown = notes.filter((note) => note.state !== "taking");
  if (!queue || shown.length === 0) return null;
  return (
    <Stack>
      {shown.map((note) => (
        <PendingScan key={note.id} userId={userId} note={note} view={view} />
      ))}
    </Stack>
  );
}

interface PendingScanProps {
  readonly userId: number;
  readonly note: ScanNote;
  readonly view: ScanQueueView;
}

export function PendingScan({ userId, note, view }: PendingScanProps): ReactElement {
  const t = useT();
  const { queue, photos, waiting } = view;
  const { state, percent } = progressOf(note, photos, waiting.has(note.id));
  const title = scanName(note, t);
  if (state === "failed" && queue) return <RefusedScan userId={userId} note={note} queue={queue} />;
  return (
    <Card title={title} level={2} tone="waiting" badge={<Plate value={note.vehicle.number} size="small" />}>
      <ProgressBar
        label={
          state === "waiting"
            ? t(note.type === "gauge" ? "scan.gauge.pending.offline" : "scan.sent.offline")
            : t(note.type === "gauge" ? "scan.gauge.pending.sending" : "scan.sent.sending")
        }
        share={percent / 100}
        detail={t("scan.sent.percent", { percent })}
      />
      <p>{t("scan.sent.sendingText")}</p>
      {note.reading && <ProvisionalReading reading={note.reading} />}
    </Card>
  );
}

interface RefusedScanProps {
  readonly userId: number;
  readonly note: ScanNote;
  readonly queue: ScanQueue;
}

function RefusedScan({ userId, note, queue }: RefusedScanProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const words = note.type === "gauge" ? "scan.gauge.pending" : "scan.pending";
  return (
    <Card
      title={t("scan.sent.failed")}
      tone="now"
      badge={<Plate value={note.vehicle.number} size="small" />}
      actions={
        <>
          <Button onClick={() => void queue.retry(note.id)}>{t("scan.pending.retry")}</Button>
          {note.errorCode === "NO_SCANS_LEFT" ? (
            <ButtonLink href={pathTo("/app/consumer/{consumer_id}/credits", { consumer_id: userId })}>
              {t("scan.credits.buy")}
            </ButtonLink>
          ) : (
            <ButtonLink href={resumeHref(userId, note)} onClick={() => queue.reopen(note.id)}>
              {t(`${words}.change`)}
            </ButtonLink>
          )}
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t(`${words}.discard`)}
          </Button>
        </>
      }
    >
      <p>
        <strong>{scanName(note, t)}</strong>
        <br />
        {t(`base.error.${errorCodeOf(note)}`)}
      </p>
      <p>{t(note.type === "gauge" ? "scan.gauge.pending.kept" : "scan.sent.keptText")}</p>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`${words}.discardTitle`)}
        actionLabel={t(`${words}.discard`)}
        danger
        onConfirm={() => queue.discard(note.id)}
      >
        <p>{t(`${words}.discardText`)}</p>
      </Confirm>
    </Card>
  );
}

const known = [
  "NO_SCANS_LEFT",
  "NOT_FOUND",
  "STATE_CONFLICT",
  "UNSUPPORTED_MEDIA",
  "PAYLOAD_TOO_LARGE",
  "VALIDATION_FAILED",
  "RATE_LIMITED",
] as const satisfies readonly ErrorCode[];

const errorCodeOf = (note: ScanNote): (typeof known)[number] | "UNKNOWN_ERROR" =>
  known.find((code) => code === note.errorCode) ?? "UNKNOWN_ERROR";
