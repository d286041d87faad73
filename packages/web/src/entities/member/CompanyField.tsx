import { useState, type ReactElement } from "react";
import { ComboField, type ComboFieldProps } from "#ui/office/ComboField.tsx";
import { useMembers } from "./queries.ts";

type CompanyFieldProps = Omit<ComboFieldProps, "items" | "onSearch" | "busy">;

/** One company among all, found by name; for administrators. */
export function CompanyField(props: CompanyFieldProps): ReactElement {
  const [search, setSearch] = useState("");
  const found = useMembers({ page: 1, per_page: 20, search });
  return (
    <ComboField
      {...props}
      items={found.data?.list.map(({ id, company_name }) => ({ id, label: company_name })) ?? []}
      onSearch={setSearch}
      busy={found.isFetching}
    />
  );
}
