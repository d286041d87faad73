import type { ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { signOut, useSession } from "#kit/session.ts";
import { DeadLink } from "#entities/auth/DeadLink.tsx";
import type { LoginReply } from "#entities/auth/login-reply.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { InvitationForm } from "./InvitationForm.tsx";

interface InvitationProps {
  readonly token: string;
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** An invitation into a company: what it is, and the account that accepts it. */
export function Invitation({ token, onReply }: InvitationProps): ReactElement {
  const t = useT();
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useCall("getInvitation", { query: { token } });
  const title = t("entry.invite.loading");
  if (isCode(error, "CODE_INVALID", "VALIDATION_FAILED"))
    return (
      <DeadLink
        why="dead"
        title={title}
        text={t("entry.invite.wrong")}
        action={<ButtonLink href="/app/sign_in">{t("base.menu.signIn")}</ButtonLink>}
      />
    );
  if (!data)
    return (
      <Page title={title} width="narrow">
        {error ? (
          <ErrorPanel title={errorText(error)} text="" onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton shape="card" rows={2} />
        )}
      </Page>
    );
  return (
    <Page
      title={t("entry.invite.title", { company: data.company_name })}
      lead={t(`entry.invite.${data.position}`)}
      width="narrow"
    >
      {user ? (
        <Card tone="soon">
          <p>{t("entry.invite.signedIn", { name: user.first_name })}</p>
          <p>
            <Button onClick={() => void signOut()}>{t("base.menu.signOut")}</Button>
          </p>
        </Card>
      ) : (
        <InvitationForm invitation={data} token={token} onReply={onReply} />
      )}
    </Page>
  );
}
