import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";

export const memberStates = ["all", "new", "accepted", "disabled"] as const;
export const memberSorts = ["newest", "oldest", "name"] as const;

interface MemberFiltersProps {
  readonly state: (typeof memberStates)[number];
  readonly sort: (typeof memberSorts)[number];
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

export function MemberFilters({ state, sort, onChange }: MemberFiltersProps): ReactElement {
  const t = useT();
  return (
    <>
      <SelectField
        id="members-state"
        name="state"
        label={t("office.members.state")}
        value={state}
        onChange={(value) => onChange({ state: value === "all" ? null : value })}
        options={memberStates.map((value) => ({
          value,
          label: value === "all" ? t("office.members.stateAll") : t(`base.state.member.${value}`),
        }))}
      />
      <SelectField
        id="members-sort"
        name="sort"
        label={t("office.members.sort")}
        value={sort}
        onChange={(value) => onChange({ sort: value === "newest" ? null : value })}
        options={memberSorts.map((value) => ({ value, label: t(`office.members.sort.${value}`) }))}
      />
    </>
  );
}
