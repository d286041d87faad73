import { useT } from "#kit/i18n.ts";
import type { UserRow } from "./queries.ts";

/** The roles of a user in words: "Administrator, Supplier". */
export function useRolesText(roles: UserRow["roles"]): string {
  const t = useT();
  if (roles.length === 0) return t("office.users.noRole");
  return roles.map(({ name }) => t(`base.role.${name}`)).join(", ");
}
