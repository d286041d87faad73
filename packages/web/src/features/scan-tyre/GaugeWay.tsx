import { Ruler } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

/** From the photos to the depth gauge. */
export function GaugeWay({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Card
      title={t("scan.gauge.way.title")}
      actions={
        <ButtonLink href={href} icon={<Ruler aria-hidden="true" />}>
          {t("scan.gauge.way.go")}
        </ButtonLink>
      }
    >
      <p>{t("scan.gauge.way.text")}</p>
    </Card>
  );
}
