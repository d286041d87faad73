import type { ReactElement } from "react";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ActAsButton } from "#entities/impersonation/ActAsButton.tsx";
import { CompanyRecord } from "#entities/member/CompanyRecord.tsx";
import { MemberBadge } from "#entities/member/MemberBadge.tsx";
import { useMember, type MemberView } from "#entities/member/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import css from "./AcceptMembers.module.css";
import { MemberActions } from "./MemberActions.tsx";

interface MemberPageProps {
  readonly adminId: number;
  readonly memberId: number;
}

/** One company for an administrator: accept, disable, and all that is known of it. */
export function MemberPage({ adminId, memberId }: MemberPageProps): ReactElement {
  const t = useT();
  const query = useMember(memberId);
  const member = query.data;
  return (
    <Page
      title={member?.company_name ?? t("office.members.title")}
      width="wide"
      back={{ href: pathTo("/app/admin/{admin_id}/members", { admin_id: adminId }), label: t("office.members.title") }}
      help={{ href: helpPaths.terms, label: t("office.help.rules") }}
      badge={member && <MemberBadge state={member.state} />}
      actions={member && <MemberActions member={member} onStale={query.refetch} />}
    >
      <Loaded query={query}>
        {(loaded) => (
          <>
            <Counts counts={loaded.counts} />
            <div>
              <ButtonLink
                small
                href={pathTo("/app/admin/{admin_id}/discount_clubs", { admin_id: adminId }, { member_id: memberId })}
              >
                {t("office.member.clubs")}
              </ButtonLink>
            </div>
            <CompanyRecord
              member={loaded}
              userAction={({ id, name }) => canActAs(loaded) && <ActAsButton userId={id} name={name} />}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
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
