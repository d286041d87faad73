import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ActAsButton } from "#entities/impersonation/ActAsButton.tsx";
import { DateText, RelativeTime } from "#ui/DateText.tsx";
import { Facts, type Fact } from "#ui/Facts.tsx";
import { localeNames } from "#ui/locale-names.ts";
import { PhoneLink } from "#ui/PhoneLink.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useAdminUser, type AdminUser } from "./queries.ts";
import { userActions } from "./user-actions.tsx";
import { useRolesText } from "./use-roles-text.ts";

interface UserRecordProps {
  readonly adminId: number;
  readonly userId: number;
  readonly beside?: boolean;
}

/** All that an administrator knows of a user, and what they may do. */
export function UserRecord({ adminId, userId, beside }: UserRecordProps): ReactElement {
  const t = useT();
  const href = pathTo("/app/admin/{admin_id}/users/{id}", { admin_id: adminId, id: userId });
  return (
    <DetailPage
      key={userId}
      beside={beside}
      query={useAdminUser(userId)}
      conflict={t("office.user.changed")}
      list={{ href: pathTo("/app/admin/{admin_id}/users", { admin_id: adminId }), label: t("office.users.title") }}
      page={{ href, label: t("office.user.open") }}
      help={{ href: helpPath("users") }}
      title={({ name }) => name}
      badge={({ disabled }) => disabled && <StateBadge tone="now">{t("office.users.disabled")}</StateBadge>}
      actions={(user) => userActions(user, t)}
      links={({ id, name, can }) => can.act_as && <ActAsButton small={beside} userId={id} name={name} />}
    >
      {(user) => <UserFacts user={user} adminId={adminId} />}
    </DetailPage>
  );
}

function UserFacts({ user, adminId }: { readonly user: AdminUser; readonly adminId: number }): ReactElement {
  return <Facts facts={useFacts(user, adminId)} />;
}

function useFacts(user: AdminUser, adminId: number): Fact[] {
  const t = useT();
  const format = useFormat();
  const roles = useRolesText(user.roles);
  const { company } = user;
  return [
    {
      label: t("office.user.email"),
      value: (
        <>
          <a href={`mailto:${user.email}`}>{user.email}</a>
          {format.inBrackets(user.email_confirmed ? t("office.user.confirmed") : t("office.user.unconfirmed"))}
        </>
      ),
    },
    { label: t("office.user.phone"), value: user.phone && <PhoneLink phone={user.phone} /> },
    { label: t("office.user.roles"), value: roles },
    {
      label: t("office.user.company"),
      value: company && (
        <>
          <UiLink href={pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: adminId, id: company.id })}>
            {company.name}
          </UiLink>
          {format.inBrackets(format.lowerFirst(t(`office.company.position.${company.position}`)))}
        </>
      ),
    },
    {
      label: t("office.user.driver"),
      value: isState(user.consumer_state) && t(`base.state.consumer.${user.consumer_state}`),
    },
    { label: t("office.user.locale"), value: localeNames[user.locale] },
    { label: t("office.user.since"), value: <DateText value={user.created_at} /> },
    {
      label: t("office.user.used"),
      value: user.last_used_at ? <RelativeTime value={user.last_used_at} /> : t("office.user.usedNever"),
    },
    {
      label: t("office.user.secondStep"),
      value: user.second_step ? t("office.user.secondStepOn") : t("office.user.secondStepOff"),
    },
    { label: t("office.user.sessions"), value: t("office.user.sessionCount", { count: user.sessions }) },
  ].map((fact) => ({ ...fact, value: fact.value === false ? null : fact.value }));
}

const states = ["active", "disabled", "closed", "deleted"] as const;
const isState = (value: string | null): value is (typeof states)[number] => states.some((state) => state === value);
