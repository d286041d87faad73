import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { useList } from "#kit/use-list.ts";
import { OdditiesPage } from "./OdditiesPage.tsx";
import { oddityFilters } from "./oddity-filters.ts";

/** What was odd at a company's own tills and clubs. */
export function MemberOddities({ memberId }: { readonly memberId: number }): ReactElement {
  const list = useList(oddityFilters);
  const query = useCall(
    "getMemberOddities",
    { params: { id: String(memberId) }, body: list.body },
    { keepPrevious: true },
  );
  return (
    <OdditiesPage
      side="member"
      list={list}
      query={query}
      backHref={pathTo("/app/members/{member_id}/voucher", { member_id: memberId })}
    />
  );
}
