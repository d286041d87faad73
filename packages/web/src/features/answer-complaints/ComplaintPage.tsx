import type { ReactElement } from "react";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { ComplaintBadge } from "./ComplaintBadge.tsx";
import { ComplaintDetail } from "./ComplaintDetail.tsx";
import { useComplaint } from "./queries.ts";

interface ComplaintPageProps {
  readonly adminId: number;
  readonly complaintId: number;
}

/** One complaint on a page of its own, for mails and notifications. */
export function ComplaintPage({ adminId, complaintId }: ComplaintPageProps): ReactElement {
  const t = useT();
  const query = useComplaint(complaintId);
  return (
    <Page
      title={query.data?.reference ?? t("office.complaints.title")}
      width="normal"
      back={{
        href: pathTo("/app/admin/{admin_id}/complaints", { admin_id: adminId }),
        label: t("office.complaints.title"),
      }}
      help={{ href: helpPaths.privacy }}
      badge={query.data && <ComplaintBadge complaint={query.data} />}
    >
      <Loaded query={query}>
        {(complaint) => <ComplaintDetail complaint={complaint} adminId={adminId} onStale={query.refetch} />}
      </Loaded>
    </Page>
  );
}
