import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";
import { useNow } from "#ui/use-now.ts";
import css from "./People.module.css";
import { useInvitePerson, useRevoke, type Invitation } from "./queries.ts";

interface InvitationsProps {
  readonly memberId: number;
  readonly invitations: readonly Invitation[];
  readonly mayManage: boolean;
  readonly onStale: () => Promise<unknown>;
}

/** Who is invited and has not come yet. */
export function Invitations({ invitations, ...rest }: InvitationsProps): ReactElement {
  const t = useT();
  if (invitations.length === 0) return <p className={css.soft}>{t("office.people.invitationsNone")}</p>;
  return (
    <ul className={css.list} aria-label={t("office.people.invitations")}>
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <InvitationCard invitation={invitation} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface InvitationCardProps extends Omit<InvitationsProps, "invitations"> {
  readonly invitation: Invitation;
}

function InvitationCard({ invitation, memberId, mayManage, onStale }: InvitationCardProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const again = useInvitePerson();
  const isExpired = new Date(invitation.expires_at).getTime() <= useNow(60_000);
  const [asking, setAsking] = useState(false);
  const day = format.day(invitation.expires_at, "short");
  const send = async (): Promise<void> => {
    const { email, position } = invitation;
    const reply = await again.run({ body: { member_id: memberId, email, position } });
    if (reply) toast.success(t("office.people.invited", { email }));
  };
  return (
    <div className={css.person}>
      <div className={css.words}>
        <span className={css.name}>
          <strong>{invitation.email}</strong>
          <StateBadge tone="neutral">{t(`office.company.position.${invitation.position}`)}</StateBadge>
        </span>
        <span className={css.soft}>
          {isExpired ? t("office.people.expired", { day }) : t("office.people.expires", { day })}
        </span>
      </div>
      {mayManage && (
        <div className={css.actions}>
          <Button small busy={again.busy} onClick={() => void send()}>
            {t("office.people.again")}
          </Button>
          <Button small kind="danger" onClick={() => setAsking(true)}>
            {t("office.people.revoke")}
          </Button>
        </div>
      )}
      <RevokeQuestion open={asking} invitation={invitation} onClose={() => setAsking(false)} onStale={onStale} />
    </div>
  );
}

interface RevokeQuestionProps extends Pick<InvitationCardProps, "invitation" | "onStale"> {
  readonly open: boolean;
  readonly onClose: () => void;
}

function RevokeQuestion({ open, invitation, onClose, onStale }: RevokeQuestionProps): ReactElement {
  const t = useT();
  const { send } = useRevoke();
  const revoke = async (): Promise<void> => {
    await send({ params: { id: String(invitation.id) } });
    toast.success(t("office.people.revoked"));
  };
  return (
    <Confirm
      open={open}
      onClose={onClose}
      danger
      title={t("office.people.revokeTitle", { email: invitation.email })}
      actionLabel={t("office.people.revoke")}
      onConfirm={revoke}
      onConflict={onStale}
    >
      <p>{t("office.people.revokeText")}</p>
    </Confirm>
  );
}
