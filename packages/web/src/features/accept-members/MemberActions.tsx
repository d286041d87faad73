import { useState, type ReactElement } from "react";
import { Ban, UserCheck } from "lucide-react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAcceptMembers, useDisableMembers, type MemberView } from "#entities/member/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";

interface MemberActionsProps {
  readonly member: MemberView;
  readonly onStale: () => Promise<unknown>;
}

export function MemberActions({ member, onStale }: MemberActionsProps): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState<"accept" | "disable" | null>(null);
  const accept = useAcceptMembers();
  const disable = useDisableMembers();
  const values = { name: member.company_name };
  const decide = async (action: typeof accept | typeof disable, said: string): Promise<void> => {
    try {
      await action.send({ body: { ids: [member.id] } });
      toast.success(said);
    } catch (error) {
      if (!isCode(error, "STATE_CONFLICT")) throw error;
      await onStale();
      toast.warning(t("office.member.faster"));
    }
  };
  return (
    <>
      {member.can.accept && (
        <Button kind="main" icon={<UserCheck aria-hidden="true" />} onClick={() => setAsked("accept")}>
          {t("office.member.accept")}
        </Button>
      )}
      {member.can.disable && (
        <Button kind="danger" icon={<Ban aria-hidden="true" />} onClick={() => setAsked("disable")}>
          {t("office.member.disable")}
        </Button>
      )}
      <Confirm
        open={asked === "accept"}
        onClose={() => setAsked(null)}
        title={t("office.member.acceptTitle", values)}
        actionLabel={t("office.member.accept")}
        onConfirm={() => decide(accept, t("office.member.accepted"))}
      >
        <p>{t("office.member.acceptText")}</p>
      </Confirm>
      <Confirm
        open={asked === "disable"}
        onClose={() => setAsked(null)}
        danger
        title={t("office.member.disableTitle", values)}
        actionLabel={t("office.member.disable")}
        onConfirm={() => decide(disable, t("office.member.disabled"))}
      >
        <p>{t("office.member.disableText")}</p>
      </Confirm>
    </>
  );
}
