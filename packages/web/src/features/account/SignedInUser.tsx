import { MailCheck } from "lucide-react";
import type { ReactElement } from "react";
import { formatPhone } from "@treadclub/rules/phone";
import { refetchShowing } from "#kit/entity-queries.ts";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { mainRole } from "#kit/role.ts";
import { useSession, type UserView } from "#kit/session.ts";
import { useOwnMember } from "#entities/member/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Stack } from "#ui/Card.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { problemText } from "#ui/problem-text.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";
import css from "./Account.module.css";

/** What the platform knows of the person who is signed in. */
export function SignedInUser({ user }: { readonly user: UserView }): ReactElement {
  const t = useT();
  const email = (
    <span className={css.email}>
      <span>{user.email}</span>
      <StateBadge tone={user.email_confirmed ? "good" : "soon"}>
        {t(user.email_confirmed ? "account.hub.confirmed" : "account.hub.unconfirmed")}
      </StateBadge>
    </span>
  );
  return (
    <Stack>
      <KeyValues
        items={[
          { label: t("account.hub.name"), value: `${user.first_name} ${user.last_name}` },
          { label: t("account.hub.email"), value: email },
          { label: t("account.hub.phone"), value: user.phone === null ? null : formatPhone(user.phone) },
          { label: t("account.hub.role"), value: user.roles.length === 0 ? null : t(`base.role.${mainRole(user)}`) },
          {
            label: t("account.hub.company"),
            value: user.member_id === null ? null : <CompanyName memberId={user.member_id} />,
          },
          {
            label: t("account.hub.position"),
            value: user.position === null ? null : t(`account.hub.position.${user.position}`),
          },
        ]}
      />
      {!user.email_confirmed && <Unconfirmed email={user.email} />}
    </Stack>
  );
}

function CompanyName({ memberId }: { readonly memberId: number }): ReactElement {
  const { data } = useOwnMember(memberId);
  return <>{data?.company_name ?? "…"}</>;
}

function Unconfirmed({ email }: { readonly email: string }): ReactElement {
  const t = useT();
  const { impersonating } = useSession();
  const resend = useAction("resendConfirmation");
  const send = async (): Promise<void> => {
    try {
      await resend.send({ body: {} });
      toast.success(t("account.hub.resent", { email }));
    } catch (error) {
      if (!isCode(error, "STATE_CONFLICT")) return toast.error(problemText(error));
      toast.success(t("account.hub.alreadyConfirmed"));
      await refetchShowing("user");
    }
  };
  return (
    <Stack gap="tight">
      <p>{t("account.hub.unconfirmedText", { email })}</p>
      {!impersonating && (
        <div>
          <Button busy={resend.busy} icon={<MailCheck aria-hidden="true" />} onClick={() => void send()}>
            {t("account.hub.resend")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
