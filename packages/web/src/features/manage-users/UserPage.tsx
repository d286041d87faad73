import type { ReactElement } from "react";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useAdminUser } from "./queries.ts";
import { UserDetail } from "./UserDetail.tsx";

interface UserPageProps {
  readonly adminId: number;
  readonly userId: number;
}

/** One user on a page of its own, for links. */
export function UserPage({ adminId, userId }: UserPageProps): ReactElement {
  const t = useT();
  const query = useAdminUser(userId);
  return (
    <Page
      title={query.data?.name ?? t("office.users.title")}
      width="normal"
      back={{ href: pathTo("/app/admin/{admin_id}/users", { admin_id: adminId }), label: t("office.users.title") }}
      help={{ href: helpPaths.privacy }}
      badge={query.data?.disabled && <StateBadge tone="now">{t("office.users.disabled")}</StateBadge>}
    >
      <Loaded query={query}>{(user) => <UserDetail user={user} adminId={adminId} onStale={query.refetch} />}</Loaded>
    </Page>
  );
}
