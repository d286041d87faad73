import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAcceptMembers, type MemberRow } from "#entities/member/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { acceptBatches } from "./accept-batches.ts";
import css from "./AcceptMembers.module.css";

interface AcceptTickedProps {
  readonly ticked: readonly MemberRow[];
  readonly onDone: () => void;
  readonly onStale: () => Promise<unknown>;
}

/** Accepts the new ones among those ticked, after saying who they are and what happens. */
export function AcceptTicked({ ticked, onDone, onStale }: AcceptTickedProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { send } = useAcceptMembers();
  const fresh = ticked.filter((member) => member.can.accept);
  const count = fresh.length;
  const accept = async (): Promise<void> => {
    for (const ids of acceptBatches(fresh)) await send({ body: { ids } });
    toast.success(t("office.members.accepted", { count }));
    onDone();
  };
  if (count === 0) return <p>{t("office.members.nothingToAccept")}</p>;
  return (
    <>
      <Button kind="main" small onClick={() => setAsking(true)}>
        {t("office.members.accept", { count })}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.members.acceptTitle", { count })}
        actionLabel={t("office.members.accept", { count })}
        onConfirm={accept}
        onConflict={onStale}
      >
        <p>{t("office.members.acceptText")}</p>
        <ul className={css.names}>
          {fresh.map((member) => (
            <li key={member.id}>{member.company_name}</li>
          ))}
        </ul>
        {ticked.length > count && <p>{t("office.members.acceptSkips", { count: ticked.length - count })}</p>}
      </Confirm>
    </>
  );
}
