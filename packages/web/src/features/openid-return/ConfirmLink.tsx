import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { DeadLink } from "#entities/auth/DeadLink.tsx";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { useProvider } from "./ReturnPage.tsx";

interface ConfirmLinkProps {
  readonly token: string | null;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** The link of the mail: pressed, because opening a mail must not open an account to somebody. */
export function ConfirmLink({ token, onReply }: ConfirmLinkProps): ReactElement {
  const t = useT();
  const provider = useProvider();
  const [problem, setProblem] = useState<string | null>(null);
  const [isDead, setIsDead] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = t("entry.google.confirmTitle", { provider });
  if (token === null || isDead)
    return (
      <DeadLink
        why={token === null ? "lost" : "dead"}
        title={title}
        action={<ButtonLink href="/app/sign_in">{t("base.menu.signIn")}</ButtonLink>}
      />
    );
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await onReply(await signInCall(api.call("googleLinkConfirm", { body: { token } })));
    } catch (error) {
      if (isCode(error, "CODE_INVALID")) setIsDead(true);
      else setProblem(error instanceof GuardError ? error.message : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={title} lead={t("entry.google.confirmText")} width="narrow">
      {problem && <ErrorPanel title={problem} text="" />}
      <p>
        <Button kind="main" busy={busy} onClick={() => void press()}>
          {t("entry.google.linkGo")}
        </Button>
      </p>
    </Page>
  );
}
