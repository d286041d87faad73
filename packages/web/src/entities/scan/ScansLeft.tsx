import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { UiLink } from "#ui/UiLink.tsx";

export function ScansLeft({ balance }: { readonly balance: number }): ReactElement {
  const t = useT();
  return <StateBadge tone="neutral">{t("scan.credits.left", { count: balance })}</StateBadge>;
}

interface NoScansLeftProps {
  readonly shopHref: string;
  /** Books a free check instead. */
  readonly checkHref: string;
}

/** What to do next when all scans are used. */
export function NoScansLeft({ shopHref, checkHref }: NoScansLeftProps): ReactElement {
  const t = useT();
  return (
    <div role="status">
      <Card
        tone="soon"
        title={t("scan.credits.none")}
        actions={
          <>
            <ButtonLink kind="main" href={shopHref}>
              {t("scan.credits.buy")}
            </ButtonLink>
            <ButtonLink href={checkHref}>{t("scan.credits.freeCheck")}</ButtonLink>
          </>
        }
      >
        <p>{t("scan.credits.noneText")}</p>
        <p>
          <UiLink href={helpPath("scans")}>{t("ui.page.help")}</UiLink>
        </p>
      </Card>
    </div>
  );
}
