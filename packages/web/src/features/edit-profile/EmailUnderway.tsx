import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import type { UserView } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DateText } from "#ui/DateText.tsx";
import { KeyValues } from "#ui/KeyValues.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { toast } from "#ui/toast.ts";

interface EmailUnderwayProps {
  readonly user: UserView;
  readonly change: NonNullable<ReplyOf<Catalog["getEmailChange"]>["change"]>;
}

/** A change of address that waits: both sides, until when, and what can be done. */
export function EmailUnderway({ user, change }: EmailUnderwayProps): ReactElement {
  const t = useT();
  const again = useAction("requestEmailChange");
  const cancel = useAction("cancelEmailChange");
  const sendAgain = async (): Promise<void> => {
    if (await again.run({ body: { email: change.email } })) toast.success(t("account.email.sent"));
  };
  const drop = async (): Promise<void> => {
    if (await cancel.run({ body: {} })) toast.success(t("account.email.cancelled"));
  };
  return (
    <Card
      title={t("account.email.underway")}
      level={3}
      tone="waiting"
      actions={
        <>
          <Button busy={again.busy} onClick={() => void sendAgain()}>
            {t("account.email.again")}
          </Button>
          <Button kind="quiet" busy={cancel.busy} onClick={() => void drop()}>
            {t("account.email.cancel")}
          </Button>
        </>
      }
    >
      <KeyValues
        items={[
          { label: t("account.email.next"), value: <Side email={change.email} confirmed={change.new_confirmed} /> },
          { label: t("account.email.old"), value: <Side email={user.email} confirmed={change.old_confirmed} /> },
          { label: t("account.email.until"), value: <DateText value={change.expires_at} time /> },
        ]}
      />
      <p>{t("account.email.againText")}</p>
    </Card>
  );
}

function Side({ email, confirmed }: { readonly email: string; readonly confirmed: boolean }): ReactElement {
  const t = useT();
  return (
    <>
      {email}
      <br />
      <StateBadge tone={confirmed ? "good" : "waiting"}>
        {t(confirmed ? "account.email.confirmed" : "account.email.waiting")}
      </StateBadge>
    </>
  );
}
