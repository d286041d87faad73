import { formatPlate } from "@treadclub/rules/plate";
import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { QrCode } from "#ui/QrCode.tsx";

interface AskHolderProps {
  readonly number: string;
  /** The driver who drives it now. */
  readonly name: string;
}

/** A registration that another account has: the driver asks for it on their own phone, with the plate filled in. */
export function AskHolder({ number, name }: AskHolderProps): ReactElement {
  const t = useT();
  const plate = formatPlate(number);
  const path = pathTo("/app/consumer/consumer_vehicles", {}, { add: 1, plate: number });
  return (
    <div role="status">
      <Card tone="soon" title={t("scan.member.askTitle", { plate })}>
        <p>{t("scan.member.askText", { name })}</p>
        <QrCode text={`${location.origin}${path}`} label={t("scan.member.askQr", { plate })} />
      </Card>
    </div>
  );
}
