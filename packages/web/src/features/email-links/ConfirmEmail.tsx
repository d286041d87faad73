import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { DeadLink } from "#entities/auth/DeadLink.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { OnwardLink } from "./OnwardLink.tsx";

interface ConfirmEmailProps {
  readonly token: string | null;
  /** The own pages of who is signed in, else signing in. */
  readonly onwardHref: string;
}

type State =
  | { readonly kind: "asking" | "dead" }
  | { readonly kind: "done"; readonly email: string }
  | { readonly kind: "failed"; readonly problem: string };

/** Confirms the address as soon as the link is opened: that is all it can do, and twice does no harm. */
export function ConfirmEmail({ token, onwardHref }: ConfirmEmailProps): ReactElement {
  const t = useT();
  const [state, setState] = useState<State>({ kind: "asking" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (token === null) return;
    api
      .call("confirmEmail", { body: { token } })
      .then(({ email }) => setState({ kind: "done", email }))
      .catch((error: unknown) =>
        setState(isCode(error, "CODE_INVALID") ? { kind: "dead" } : { kind: "failed", problem: errorText(error) }),
      );
  }, [token, tries]);
  if (token === null || state.kind === "dead")
    return (
      <DeadLink
        why={token === null ? "lost" : "dead"}
        title={t("entry.confirm.title")}
        text={t("entry.confirm.askText")}
        action={<OnwardLink href={onwardHref} />}
      />
    );
  if (state.kind === "done")
    return (
      <Page title={t("entry.confirm.doneTitle")} lead={t("entry.confirm.done", { email: state.email })} width="narrow">
        <p>
          <OnwardLink kind="main" href={onwardHref} />
        </p>
      </Page>
    );
  return (
    <Page title={t("entry.confirm.title")} lead={t("entry.link.working")} width="narrow">
      {state.kind === "failed" ? (
        <ErrorPanel title={state.problem} text="" onRetry={() => setTries(tries + 1)} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Page>
  );
}
