import { useState, type ReactElement } from "react";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { oneOf, useListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { MemberBadge } from "#entities/member/MemberBadge.tsx";
import { useMembers, type MemberListBody, type MemberRow } from "#entities/member/queries.ts";
import { Row, type ItemKey } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { LeadClock } from "#ui/LeadClock.tsx";
import { AcceptTicked } from "./AcceptTicked.tsx";
import { MemberFilters, memberSorts, memberStates } from "./MemberFilters.tsx";

const perPage = 25;

/** All companies: find one, or accept several new ones at once. */
export function MembersPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const address = useListAddress();
  const state = oneOf(address.values["state"], memberStates, "all");
  const sort = oneOf(address.values["sort"], memberSorts, "newest");
  const query = useMembers({
    page: address.page,
    per_page: perPage,
    search: address.search,
    sort: wireSorts[sort],
    ...(state === "all" ? {} : { filters: { state } }),
  });
  const [ticked, setTicked] = useState<readonly MemberRow[]>([]);
  const rows = query.data?.list;
  const select = (keys: ReadonlySet<ItemKey>): void => setTicked(kept([...ticked, ...(rows ?? [])], keys));
  return (
    <ListPage
      title={t("office.members.title")}
      lead={t("office.members.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPaths.terms, label: t("office.help.rules") }}
      {...listProps(query, address, { perPage, searchLabel: t("office.members.search") })}
      filters={<MemberFilters state={state} sort={sort} onChange={(change) => address.set(change)} />}
      filtered={state !== "all"}
      empty={<Empty picture="list" title={t("office.members.none")} text={t("office.members.noneText")} />}
      keyOf={(member) => member.id}
      nameOf={(member) => member.company_name}
      row={(member) => <MemberLine member={member} />}
      hrefOf={(member) => pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: adminId, id: member.id })}
      bulk={{
        selected: new Set(ticked.map((member) => member.id)),
        onSelect: select,
        actions: <AcceptTicked ticked={ticked} onDone={() => setTicked([])} onStale={() => void query.refetch()} />,
      }}
    />
  );
}

function MemberLine({ member }: { readonly member: MemberRow }): ReactElement {
  return (
    <Row
      lead={
        member.state === "new" && <LeadClock since={member.created_at} soonAfterMinutes={480} lateAfterMinutes={1440} />
      }
      title={member.company_name}
      badge={<MemberBadge state={member.state} />}
      meta={[member.postcode, member.email, member.phone].filter(Boolean).join(", ")}
    />
  );
}

const wireSorts = { newest: "-created_at", oldest: "created_at", name: "company_name" } as const satisfies Readonly<
  Record<(typeof memberSorts)[number], NonNullable<MemberListBody["sort"]>>
>;

/** The rows of these keys, each once; the newer reading of a row counts. */
function kept(rows: readonly MemberRow[], keys: ReadonlySet<ItemKey>): MemberRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()].filter((row) => keys.has(row.id));
}
