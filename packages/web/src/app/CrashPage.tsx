import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { CallError } from "@treadclub/contract/client";
import type { Translate } from "@treadclub/texts";
import { useEffect, type ReactElement } from "react";
import { contactEmail } from "#kit/contact.ts";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { isUnavailable, waitMs } from "#kit/unavailable.ts";
import { ContactText } from "#entities/contact/ContactText.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";
import { onReachable } from "./online.ts";

/** A screen that broke or could not be fetched: what it means, and another try; made by itself when the connection or the service comes back. */
export function CrashPage({ error, reset }: ErrorComponentProps): ReactElement {
  const t = useT();
  const router = useRouter();
  const retry = (): void => {
    // Code that could not be fetched stays broken for this page's life.
    if (!(error instanceof CallError)) location.reload();
    reset();
    void router.invalidate();
  };
  const isOffline = isFetchProblem(error) || (error instanceof CallError && error.code === "OFFLINE");
  useEffect(() => (isOffline ? onReachable(retry) : undefined));
  useEffect(() => {
    if (!isUnavailable(error)) return undefined;
    const timer = setTimeout(retry, waitMs(error));
    return () => clearTimeout(timer);
  });
  return (
    <Page
      title={t(
        isOffline ? "base.crash.offlineTitle" : isUnavailable(error) ? "base.crash.awayTitle" : "base.crash.title",
      )}
      lead={<ContactText text={whatToDo(error, t)} />}
      width="narrow"
    >
      <p>
        <Button kind="main" onClick={retry}>
          {t("base.crash.retry")}
        </Button>{" "}
        <ButtonLink href="/app">{t("base.crash.home")}</ButtonLink>
      </p>
    </Page>
  );
}

function whatToDo(error: unknown, t: Translate): string {
  if (isUnavailable(error)) return t("base.crash.away");
  if (error instanceof CallError) return errorText(error);
  return isFetchProblem(error) ? t("base.crash.offline") : t("base.crash.text", { email: contactEmail });
}

/** The browsers' words for code that did not come. */
const isFetchProblem = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
