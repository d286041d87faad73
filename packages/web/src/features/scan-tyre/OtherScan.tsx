import { Camera } from "lucide-react";
import type { ReactElement } from "react";
import type { PhotoScanType } from "#entities/scan/scan-note.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

interface OtherScanProps {
  /** What is being scanned here. */
  readonly type: PhotoScanType;
  readonly href: string;
}

/** From the tread to the sidewall of the same car, and back. */
export function OtherScan({ type, href }: OtherScanProps): ReactElement {
  const t = useT();
  const words = type === "tyre" ? "scan.sidewall.way" : "scan.sidewall.treadWay";
  return (
    <Card
      title={t(`${words}.title`)}
      actions={
        <ButtonLink href={href} icon={<Camera aria-hidden="true" />}>
          {t(`${words}.go`)}
        </ButtonLink>
      }
    >
      <p>{t(`${words}.text`)}</p>
    </Card>
  );
}
