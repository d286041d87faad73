import { useState, type ReactElement } from "react";
import { ComboField, type ComboItem } from "#ui/office/ComboField.tsx";
import { useMembers } from "./queries.ts";

interface CompanyFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly value: ComboItem | null;
  readonly onChange: (company: ComboItem | null) => void;
}

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
