import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { PendingScan } from "#entities/scan/PendingScans.tsx";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";

/** A fitter's scans that are still on this device: how many wait, and each that was refused. */
export function WaitingScans({ userId }: { readonly userId: number }): ReactElement | null {
  const t = useT();
  const view = useScanQueue(userId);
  const waiting = view.notes.filter((note) => note.state === "handing");
  const refused = view.notes.filter((note) => note.state === "failed");
  if (!view.queue) return null;
  return (
    <>
      {waiting.length > 0 && (
        <Card tone="waiting" title={t("scan.member.waiting", { count: waiting.length })}>
          <p>{t("scan.member.waitingText")}</p>
        </Card>
      )}
      {refused.map((note) => (
        <PendingScan key={note.id} userId={userId} note={note} view={view} />
      ))}
    </>
  );
}
