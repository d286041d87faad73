import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";

export function ScansLeft({ balance }: { readonly balance: number }): ReactElement {
  const t = useT();
  return (
    <StateBadge tone={balance === 1 ? "soon" : "neutral"}>{t("scan.credits.left", { count: balance })}</StateBadge>
  );
}

/** The way on for somebody who has used all scans. */
export function NoScansLeft({ href }: { readonly href: string }): ReactElement {
  const t = useT();
  return (
    <div role="status">
      <Card
        tone="soon"
        title={t("scan.credits.none")}
        actions={
          <ButtonLink kind="main" href={href}>
            {t("scan.credits.freeCheck")}
          </ButtonLink>
        }
      >
        <p>{t("scan.credits.noneText")}</p>
      </Card>
    </div>
  );
}
