import { useState, type ReactElement } from "react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { DeadLink } from "#entities/auth/DeadLink.tsx";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { OnwardLink } from "./OnwardLink.tsx";

interface ConfirmChangeProps {
  readonly token: string | null;
  readonly onwardHref: string;
}

type Reply = ReplyOf<Catalog["confirmEmailChange"]>;

/** One of the two sides of a change of address; pressed, because opening a mail must not move an account. */
export function ConfirmChange({ token, onwardHref }: ConfirmChangeProps): ReactElement {
  const t = useT();
  const [reply, setReply] = useState<Reply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDead, setIsDead] = useState(false);
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      setReply(await signInCall(api.call("confirmEmailChange", { body: { token: token ?? "" } })));
    } catch (error) {
      if (isCode(error, "CODE_INVALID")) setIsDead(true);
      else setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const onward = <OnwardLink href={onwardHref} />;
  if (token === null || isDead)
    return <DeadLink why={token === null ? "lost" : "dead"} title={t("entry.change.title")} action={onward} />;
  if (reply) return <Outcome reply={reply} onwardHref={onwardHref} />;
  return (
    <Page title={t("entry.change.title")} lead={t("entry.change.goText")} width="narrow">
      {problem && <ErrorPanel title={problem} text="" />}
      <p>
        <Button kind="main" busy={busy} onClick={() => void press()}>
          {t("entry.change.go")}
        </Button>
      </p>
    </Page>
  );
}

function Outcome({
  reply: { done, side, email },
  onwardHref,
}: {
  readonly reply: Reply;
  readonly onwardHref: string;
}): ReactElement {
  const t = useT();
  const half = side === "old" ? t("entry.change.halfOld", { email }) : t("entry.change.halfNew", { email });
  return (
    <Page
      title={t(done ? "entry.change.doneTitle" : "entry.change.halfTitle")}
      lead={done ? t("entry.change.done", { email }) : half}
      width="narrow"
    >
      <p>
        <OnwardLink kind={done ? "main" : "plain"} href={onwardHref} />
      </p>
    </Page>
  );
}
