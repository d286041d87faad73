import { useState, type ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { UserPlus } from "lucide-react";
import { emailProblem } from "#kit/field-checks.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { hasRole } from "#kit/role.ts";
import { useUser } from "#kit/session.ts";
import { Button } from "#ui/Button.tsx";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { InviteUser } from "./InviteUser.tsx";
import { useUsers, type UserListBody, type UserRow } from "./queries.ts";
import { UserRecord } from "./UserRecord.tsx";
import { useRolesText } from "./use-roles-text.ts";

/** Only chief administrators see administrators. */
const userFilters = (without: readonly ("admin" | "super_admin")[]) =>
  listFilters<UserListBody>()({
    perPage: 25,
    search: (t) => t("office.users.search"),
    filters: {
      role: select({
        label: (t) => t("office.users.role"),
        queries: {
          all: {},
          consumer: { filters: { role: "consumer" } },
          member: { filters: { role: "member" } },
          supplier: { filters: { role: "supplier" } },
          admin: { filters: { role: "admin" } },
          super_admin: { filters: { role: "super_admin" } },
        },
        name: (role, t) => (role === "all" ? t("office.users.roleAll") : t(`base.role.${role}`)),
        without,
      }),
      show: select({
        label: (t) => t("office.users.show"),
        queries: { all: {}, open: { filters: { disabled: false } }, disabled: { filters: { disabled: true } } },
        name: (show, t) => t(`office.users.show.${show}`),
      }),
      sort: select({
        label: (t) => t("office.users.sort"),
        queries: {
          newest: { sort: "-created_at" },
          oldest: { sort: "created_at" },
          name: { sort: "last_name" },
          email: { sort: "email" },
        },
        name: (sort, t) => t(`office.users.sort.${sort}`),
      }),
    },
  });
const filtersOf = { admin: userFilters(["admin", "super_admin"]), superAdmin: userFilters([]) };

interface UsersPageProps {
  readonly adminId: number;
}

/** All users: find one, see how they stand, and help or stop them. */
export function UsersPage({ adminId }: UsersPageProps): ReactElement {
  const t = useT();
  const list = useList(hasRole(useUser(), "super_admin") ? filtersOf.superAdmin : filtersOf.admin);
  const { address } = list;
  const query = useUsers(list.body);
  const openKey = idOf(address.values["open_field"]);
  return (
    <ListPage
      title={t("office.users.title")}
      lead={t("office.users.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("users") }}
      actions={<Invite />}
      {...listProps(query, list)}
      noMatch={noMatchTitle(address.search, t)}
      empty={<Empty picture="list" title={t("office.users.none")} text={t("office.users.noneText")} />}
      keyOf={(user) => user.id}
      nameOf={(user) => user.name}
      row={(user) => <UserLine user={user} />}
      onOpen={(user) => address.set({ open_field: user.id })}
      openKey={openKey}
      detailLabel={t("office.users.title")}
      detail={openKey === null ? null : <UserRecord key={openKey} beside adminId={adminId} userId={openKey} />}
    />
  );
}

/** Administrators may be told that an address has no account; nobody else is. */
const noMatchTitle = (search: string, t: Translate): string | undefined =>
  emailProblem(search) === undefined ? t("base.error.NO_ASSOCIATED_USER") : undefined;

function UserLine({ user }: { readonly user: UserRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      title={user.name}
      badge={user.disabled && <StateBadge tone="now">{t("office.users.disabled")}</StateBadge>}
      meta={format.facts(useRolesText(user.roles), user.email)}
    />
  );
}

/** Only chief administrators make administrators. */
function Invite(): ReactElement | null {
  const t = useT();
  const [asking, setAsking] = useState(false);
  if (!hasRole(useUser(), "super_admin")) return null;
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t("office.users.invite")}
      </Button>
      {asking && <InviteUser onClose={() => setAsking(false)} />}
    </>
  );
}
