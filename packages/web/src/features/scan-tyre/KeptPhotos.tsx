import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Plate } from "#ui/Plate.tsx";
import { resumeHref } from "#entities/scan/scan-flow.ts";
import { scanName } from "#entities/scan/scan-name.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";

/** Photos that were taken and never handed in: go on, or start afresh. */
export function KeptPhotos({ userId }: { readonly userId: number }): ReactElement | null {
  const t = useT();
  const { queue, notes } = useScanQueue(userId);
  const kept = notes.filter((note) => note.state === "taking" && note.type !== "gauge" && note.slots.length > 0);
  if (!queue || kept.length === 0) return null;
  return (
    <>
      {kept.map((note) => (
        <Card
          key={note.id}
          tone="waiting"
          title={t("scan.kept.title", { tyre: scanName(note, t) })}
          badge={<Plate value={note.vehicle.number} size="small" />}
          actions={
            <>
              <ButtonLink href={resumeHref(userId, note)}>{t("scan.kept.go")}</ButtonLink>
              <Button kind="quiet" onClick={() => void queue.discard(note.id)}>
                {t("scan.kept.drop")}
              </Button>
            </>
          }
        />
      ))}
    </>
  );
}
