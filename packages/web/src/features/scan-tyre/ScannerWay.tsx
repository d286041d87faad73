import { ScanLine } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

/** The other way beside single photos: the tread scanner, for one tyre or all of them in one go. */
export function ScannerWay({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <Card
      title={t("scan.measure.way.title")}
      actions={
        <ButtonLink href={href} icon={<ScanLine aria-hidden="true" />}>
          {t("scan.measure.way.go")}
        </ButtonLink>
      }
    >
      <p>{t("scan.measure.way.text")}</p>
    </Card>
  );
}
