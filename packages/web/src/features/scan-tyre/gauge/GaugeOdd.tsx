import type { ReactElement } from "react";
import { Camera } from "lucide-react";
import { oddDepths } from "@treadclub/rules/gauge";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { gaugePhotoHref } from "#entities/scan/scan-flow.ts";
import { gaugeShotOf, type GaugeTyre } from "#entities/scan/gauge-note.ts";
import type { ScanNote } from "#entities/scan/scan-note.ts";
import { useT } from "#kit/i18n.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { Stop } from "./order.ts";
import { useGaugeWords } from "./use-gauge-words.ts";

interface GaugeOddProps {
  readonly note: ScanNote;
  readonly tyre: GaugeTyre;
  readonly lastMm: number | null;
  readonly onAgain: (stop: Stop) => void;
}

/** Asks to measure an odd tyre again, or for a photo; nothing waits for it. */
export function GaugeOdd({ note, tyre, lastMm, onAgain }: GaugeOddProps): ReactElement | null {
  const t = useT();
  const words = useGaugeWords();
  const { position } = tyre;
  const odd = oddDepths(tyre, lastMm);
  const [edge] = odd.edges;
  if (edge === undefined) return null;
  const hasPhoto = note.slots.includes(gaugeShotOf(position));
  return (
    <Card
      level={2}
      tone={hasPhoto ? "good" : "soon"}
      title={t("gauge.odd.title", { tyre: t(`ui.position.${position}`) })}
      actions={
        <>
          <Button small onClick={() => onAgain({ position, edge })}>
            {t("gauge.odd.again")}
          </Button>
          <PhotoLink note={note} position={position} hasPhoto={hasPhoto} />
        </>
      }
    >
      {words.reasons(odd, lastMm).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{t(hasPhoto ? "gauge.odd.kept" : "gauge.odd.do")}</p>
    </Card>
  );
}

interface PhotoLinkProps {
  readonly note: ScanNote;
  readonly position: TyrePosition;
  readonly hasPhoto: boolean;
}

function PhotoLink({ note, position, hasPhoto }: PhotoLinkProps): ReactElement {
  const t = useT();
  return (
    <ButtonLink
      small
      href={gaugePhotoHref(note.memberId ?? 0, note.vehicle.id, position)}
      icon={<Camera aria-hidden="true" />}
    >
      {t(hasPhoto ? "gauge.odd.retake" : "gauge.odd.photo")}
    </ButtonLink>
  );
}
