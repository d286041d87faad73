import type { Translate } from "@treadclub/texts";
import { Ban, UserCheck } from "lucide-react";
import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ActAsButton } from "#entities/impersonation/ActAsButton.tsx";
import { CompanyRecord } from "#entities/member/CompanyRecord.tsx";
import { MemberBadge } from "#entities/member/MemberBadge.tsx";
import { useMember, type MemberView } from "#entities/member/queries.ts";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { action, type RecordAction } from "#ui/record/record-action.tsx";
import { LiveClubs } from "./LiveClubs.tsx";
import css from "./AcceptMembers.module.css";

interface MemberRecordProps {
  readonly adminId: number;
  readonly memberId: number;
}

/** One company for an administrator: accept, disable, and all that is known of it. */
export function MemberRecord({ adminId, memberId }: MemberRecordProps): ReactElement {
  const t = useT();
  return (
    <DetailPage
      key={memberId}
      query={useMember(memberId)}

      list={{ href: pathTo("/app/admin/{admin_id}/members", { admin_id: adminId }), label: t("office.members.title") }}
      help={{ href: helpPath("companies") }}
      bare
      title={({ company_name: name }) => name}
      badge={({ state }) => <MemberBadge state={state} />}
      actions={(member) => actionsOf(member, t)}
    >
      {(member) => (
        <>
          <Counts counts={member.counts} />
          <LiveClubs adminId={adminId} memberId={memberId} />
          <CompanyRecord
            member={member}
            userAction={({ id, name }) => canActAs(member) && <ActAsButton small userId={id} name={name} />}
          />
        </>
      )}
    </DetailPage>
  );
}

function actionsOf({ id, company_name: name, can }: MemberView, t: Translate): RecordAction[] {
  const input = { body: { ids: [id] } };
  return [
    action("batchAcceptedMembers", {
      can: can.accept,
      kind: "main",
      icon: <UserCheck aria-hidden="true" />,
      label: t("office.member.accept"),
      ask: { title: t("office.member.acceptTitle", { name }), text: t("office.member.acceptText") },
      input,
      done: t("office.member.accepted"),
    }),
    action("disableMembers", {
      can: can.disable,
      kind: "danger",
      icon: <Ban aria-hidden="true" />,
      label: t("office.member.disable"),
      ask: { title: t("office.member.disableTitle", { name }), text: t("office.member.disableText") },
      input,
      done: t("office.member.disabled"),
    }),
  ];
}

/** The users of a company that is shut cannot sign in, so nobody acts as them. */
const canActAs = ({ state }: MemberView): boolean => state !== "disabled" && state !== "deleted";

const shownCounts = ["consumers", "open_quotes", "new_bookings", "clubs"] as const;

function Counts({ counts }: { readonly counts: MemberView["counts"] }): ReactElement {
  const t = useT();
  return (
    <ul className={css.counts}>
      {shownCounts.map((name) => (
        <li key={name} className={css.count}>
          <strong>{counts[name]}</strong>
          <span>{t(`office.member.counts.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
