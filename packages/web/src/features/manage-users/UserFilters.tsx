import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { hasRole } from "#kit/role.ts";
import { useUser } from "#kit/session.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";

const everyRole = ["all", "consumer", "member", "supplier", "admin", "super_admin"] as const;
export const userRoles = everyRole;
export const userShows = ["all", "open", "disabled"] as const;
export const userSorts = ["newest", "oldest", "name", "email"] as const;

interface UserFiltersProps {
  readonly role: (typeof userRoles)[number];
  readonly show: (typeof userShows)[number];
  readonly sort: (typeof userSorts)[number];
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

export function UserFilters({ role, show, sort, onChange }: UserFiltersProps): ReactElement {
  const t = useT();
  const sees = hasRole(useUser(), "super_admin") ? everyRole : everyRole.slice(0, 4);
  return (
    <>
      <SelectField
        id="users-role"
        name="role"
        label={t("office.users.role")}
        value={role}
        onChange={(value) => onChange({ role: value === "all" ? null : value })}
        options={sees.map((value) => ({
          value,
          label: value === "all" ? t("office.users.roleAll") : t(`base.role.${value}`),
        }))}
      />
      <SelectField
        id="users-show"
        name="show"
        label={t("office.users.show")}
        value={show}
        onChange={(value) => onChange({ show: value === "all" ? null : value })}
        options={userShows.map((value) => ({ value, label: t(`office.users.show.${value}`) }))}
      />
      <SelectField
        id="users-sort"
        name="sort"
        label={t("office.users.sort")}
        value={sort}
        onChange={(value) => onChange({ sort: value === "newest" ? null : value })}
        options={userSorts.map((value) => ({ value, label: t(`office.users.sort.${value}`) }))}
      />
    </>
  );
}
