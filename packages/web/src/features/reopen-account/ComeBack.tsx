import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import type { LoginReply, Pending } from "#entities/auth/login-reply.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";

interface ComeBackProps {
  readonly pending: Pending;
  readonly onReply: (reply: LoginReply) => Promise<void>;
  readonly onLeave: () => void;
}

/** A driver who closed the account has signed in again within the 30 days. */
export function ComeBack({ pending, onReply, onLeave }: ComeBackProps): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { continue_token: pending.continueToken };
      const reply = await signInCall(api.call("reopenAccount", { body }));
      await onReply(reply);
      if (reply.user) notice("success", t("entry.back.welcome", { name: reply.user.first_name }));
    } catch (error) {
      setProblem(isCode(error, "CODE_INVALID", "STATE_CONFLICT") ? t("entry.back.late") : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={t("entry.back.title")} lead={t("entry.back.text")} width="narrow">
      {problem && <ErrorPanel title={problem} text="" />}
      <Stack row>
        <Button kind="main" busy={busy} onClick={() => void open()}>
          {t("entry.back.open")}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {t("entry.back.leave")}
        </Button>
      </Stack>
    </Page>
  );
}
