import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { CompanyRecord } from "#entities/member/CompanyRecord.tsx";
import { MemberBadge } from "#entities/member/MemberBadge.tsx";
import { useOwnMember } from "#entities/member/queries.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";

export function MemberProfile({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const query = useOwnMember(memberId);
  return (
    <Page
      title={t("office.profile.title")}
      lead={t("office.profile.lead")}
      width="wide"
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("company") }}
      badge={query.data && <MemberBadge state={query.data.state} />}
    >
      <Loaded query={query}>
        {(member) => (
          <>
            <p>{t("office.profile.change")}</p>
            <CompanyRecord member={member} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
