import { formatPhone } from "@treadclub/rules/phone";
import { useState, type ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { MemberBadge } from "#entities/member/MemberBadge.tsx";
import { useMembers, type MemberListBody, type MemberRow } from "#entities/member/queries.ts";
import { Row, type ItemKey } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { LeadClock } from "#ui/LeadClock.tsx";
import { AcceptTicked } from "./AcceptTicked.tsx";

const memberFilters = listFilters<MemberListBody>()({
  perPage: 25,
  search: (t) => t("office.members.search"),
  filters: {
    state: select({
      label: (t) => t("office.members.state"),
      queries: {
        all: {},
        new: { filters: { state: "new" } },
        accepted: { filters: { state: "accepted" } },
        disabled: { filters: { state: "disabled" } },
      },
      name: (state, t) => (state === "all" ? t("office.members.stateAll") : t(`base.state.member.${state}`)),
    }),
    sort: select({
      label: (t) => t("office.members.sort"),
      queries: { newest: { sort: "-created_at" }, oldest: { sort: "created_at" }, name: { sort: "company_name" } },
      name: (sort, t) => t(`office.members.sort.${sort}`),
    }),
  },
});

/** All companies: find one, or accept several new ones at once. */
export function MembersPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const list = useList(memberFilters);
  const query = useMembers(list.body);
  const [ticked, setTicked] = useState<readonly MemberRow[]>([]);
  const rows = query.data?.list;
  const tick = (keys: ReadonlySet<ItemKey>): void => setTicked(kept([...ticked, ...(rows ?? [])], keys));
  return (
    <ListPage
      title={t("office.members.title")}
      lead={t("office.members.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("companies") }}
      {...listProps(query, list)}
      empty={<Empty picture="list" title={t("office.members.none")} text={t("office.members.noneText")} />}
      keyOf={(member) => member.id}
      nameOf={(member) => member.company_name}
      row={(member) => <MemberLine member={member} />}
      hrefOf={(member) => pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: adminId, id: member.id })}
      bulk={{
        selected: new Set(ticked.map((member) => member.id)),
        onSelect: tick,
        actions: <AcceptTicked ticked={ticked} onDone={() => setTicked([])} onStale={query.refetch} />,
      }}
    />
  );
}

function MemberLine({ member }: { readonly member: MemberRow }): ReactElement {
  const format = useFormat();
  return (
    <Row
      lead={
        member.state === "new" && <LeadClock since={member.created_at} soonAfterMinutes={480} lateAfterMinutes={1440} />
      }
      title={member.company_name}
      badge={<MemberBadge state={member.state} />}
      meta={format.facts(member.postcode, member.email, formatPhone(member.phone))}
    />
  );
}

/** The rows of these keys, each once; the newer reading of a row counts. */
function kept(rows: readonly MemberRow[], keys: ReadonlySet<ItemKey>): MemberRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].filter((row) => keys.has(row.id));
}
