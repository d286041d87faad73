import type { ReactElement } from "react";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { useList } from "#kit/use-list.ts";
import { OdditiesPage } from "./OdditiesPage.tsx";
import { oddityFilters } from "./oddity-filters.ts";

/** What was odd at all tills and clubs. */
export function AdminOddities({ adminId }: { readonly adminId: number }): ReactElement {
  const list = useList(oddityFilters);
  const query = useCall("getOddities", { body: list.body }, { keepPrevious: true });
  return (
    <OdditiesPage
      side="admin"
      list={list}
      query={query}
      backHref={pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId })}
    />
  );
}
