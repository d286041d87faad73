import { useState, type ReactElement } from "react";
import { UserPlus } from "lucide-react";
import { emailProblem } from "#kit/field-checks.ts";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf, oneOf, useListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
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
import { UserFilters, userRoles, userShows, userSorts } from "./UserFilters.tsx";
import { useRolesText } from "./use-roles-text.ts";

const perPage = 25;

interface UsersPageProps {
  readonly adminId: number;
}

/** All users: find one, see how they stand, and help or stop them. */
export function UsersPage({ adminId }: UsersPageProps): ReactElement {
  const t = useT();
  const address = useListAddress();
  const role = oneOf(address.values["role"], userRoles, "all");
  const show = oneOf(address.values["show"], userShows, "all");
  const sort = oneOf(address.values["sort"], userSorts, "newest");
  const query = useUsers({
    page: address.page,
    per_page: perPage,
    search: address.search,
    sort: wireSorts[sort],
    filters: {
      ...(role === "all" ? {} : { role }),
      ...(show === "all" ? {} : { disabled: show === "disabled" }),
    },
  });
  const openKey = idOf(address.values["open_field"]);
  return (
    <ListPage
      title={t("office.users.title")}
      lead={t("office.users.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPaths.privacy }}
      actions={<Invite />}
      {...listProps(query, address, { perPage, searchLabel: t("office.users.search") })}
      filters={<UserFilters role={role} show={show} sort={sort} onChange={(change) => address.set(change)} />}
      filtered={role !== "all" || show !== "all"}
      noMatch={<NoMatch search={address.search} />}
      empty={<Empty picture="list" title={t("office.users.none")} text={t("office.users.noneText")} />}
      keyOf={(user) => user.id}
      nameOf={(user) => user.name}
      row={(user) => <UserLine user={user} />}
      onOpen={(user) => address.set({ open_field: user.id })}
      openKey={openKey}
      onClose={() => address.set({ open_field: null })}
      detailLabel={t("office.users.title")}
      detail={openKey === null ? null : <UserRecord key={openKey} beside adminId={adminId} userId={openKey} />}
    />
  );
}

/** Administrators may be told that an address has no account; nobody else is. */
function NoMatch({ search }: { readonly search: string }): ReactElement {
  const t = useT();
  const isEmail = emailProblem(search) === undefined;
  const title = t(isEmail ? "base.error.NO_ASSOCIATED_USER" : "ui.list.none");
  return <Empty picture="list" title={title} text={t("ui.list.noneText")} />;
}

function UserLine({ user }: { readonly user: UserRow }): ReactElement {
  const t = useT();
  return (
    <Row
      title={user.name}
      badge={user.disabled && <StateBadge tone="now">{t("office.users.disabled")}</StateBadge>}
      meta={`${useRolesText(user.roles)}, ${user.email}`}
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

const wireSorts = {
  newest: "-created_at",
  oldest: "created_at",
  name: "last_name",
  email: "email",
} as const satisfies Readonly<Record<(typeof userSorts)[number], NonNullable<UserListBody["sort"]>>>;
