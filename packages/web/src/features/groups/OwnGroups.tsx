import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { GroupFitters } from "#entities/group/GroupFitters.tsx";
import { useOwnGroups, type OwnGroup } from "#entities/group/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import css from "./Groups.module.css";

/** The groups that a fitter is in or invited to; nothing where there is none. */
export function OwnGroups({ memberId }: { readonly memberId: number }): ReactElement | null {
  const t = useT();
  const { data } = useOwnGroups(memberId);
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={t("office.groups.own")}>
      <ul className={css.own}>
        {data.list.map((group) => (
          <li key={group.id}>
            <OneGroup group={group} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function OneGroup({ group }: { readonly group: OwnGroup }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { id, title, members, joined_at: joinedAt, can } = group;
  const [asks, setAsks] = useState<"join" | "leave" | null>(null);
  const { send } = useAction("answerMembersGroup");
  return (
    <>
      <strong>{title}</strong>
      <small>
        {joinedAt === null
          ? t("office.groups.ownInvited")
          : t("office.groups.ownSince", { date: format.day(joinedAt), count: members.length })}
      </small>
      {members.length > 0 && <GroupFitters groupId={id} label={t("office.groups.who")} />}
      <div className={css.actions}>
        {can.join && (
          <Button kind="main" onClick={() => setAsks("join")}>
            {t("office.groups.join")}
          </Button>
        )}
        {can.leave && (
          <Button onClick={() => setAsks("leave")}>
            {t(joinedAt === null ? "office.groups.refuse" : "office.groups.leave")}
          </Button>
        )}
      </div>
      {asks !== null && (
        <Confirm
          open
          onClose={() => setAsks(null)}
          title={t(`office.groups.${asks}Title`, { group: title })}
          actionLabel={t(
            asks === "join" ? "office.groups.join" : joinedAt === null ? "office.groups.refuse" : "office.groups.leave",
          )}
          danger={asks === "leave"}
          onConfirm={async () => {
            await send({ params: { id: String(id) }, body: { action: asks } });
            toast.success(t(`office.groups.${asks}Done`, { group: title }));
          }}
        >
          {t(`office.groups.${asks}Text`)}
        </Confirm>
      )}
    </>
  );
}
