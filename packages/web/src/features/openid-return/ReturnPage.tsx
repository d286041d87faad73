import type { ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { isCode, errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";

interface ReturnPageProps {
  /** What went wrong; null while the answer is being checked. */
  readonly error: unknown;
  /** The person pressed "cancel" at the provider. */
  readonly isStopped: boolean;
  readonly backHref: string;
  readonly isSignedIn: boolean;
}

/** Between the provider's page and ours: the answer is being checked, or what was wrong with it. */
export function ReturnPage({ error, isStopped, backHref, isSignedIn }: ReturnPageProps): ReactElement {
  const t = useT();
  const provider = useProvider();
  if (error === null)
    return (
      <Page title={t("entry.google.working")} lead={t("entry.google.workingText", { provider })} width="narrow">
        <Skeleton shape="card" />
      </Page>
    );
  const words = (): string => {
    if (isStopped) return t("entry.google.stopped", { provider });
    if (isCode(error, "CODE_INVALID", "VALIDATION_FAILED")) return t("entry.google.wrong", { provider });
    if (isCode(error, "STATE_CONFLICT")) return t("entry.google.taken", { provider });
    if (isCode(error, "UPSTREAM_UNAVAILABLE")) return t("entry.google.down", { provider });
    return error instanceof Error && !isCode(error) && error.message !== "" ? error.message : errorText(error);
  };
  return (
    <Page title={t("entry.google.stoppedTitle")} width="narrow">
      <ErrorPanel
        title={words()}
        text=""
        actions={
          <ButtonLink kind="main" href={backHref}>
            {t(isSignedIn ? "entry.google.toAccount" : "entry.google.again")}
          </ButtonLink>
        }
      />
    </Page>
  );
}

/** What people call the provider. */
export const useProvider = (): string => useConfig().google || "Google";
