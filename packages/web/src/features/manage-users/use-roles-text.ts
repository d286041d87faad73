import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { UserRow } from "./queries.ts";

/** The roles of a user in words: "Administrator, supplier". */
export function useRolesText(roles: UserRow["roles"]): string {
  const t = useT();
  const format = useFormat();
  if (roles.length === 0) return t("office.users.noRole");
  return format.words(roles.map(({ name }) => t(`base.role.${name}`)));
}
