import type { ReactElement } from "react";
import { Camera } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { useUser } from "#kit/session.ts";
import { useList } from "#kit/use-list.ts";
import { memberReviewer } from "#entities/scan/reviewer.ts";
import { memberFlow } from "#entities/scan/scan-flow.ts";
import { useScanQueue } from "#entities/scan/use-scan-queue.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { useScans } from "./queries.ts";
import { memberScanFilters } from "./scan-filters.ts";
import { WaitsLink } from "./WaitsLink.tsx";
import { useScanList } from "./ScanLine.tsx";
import { useAcceptScans } from "./use-accept-scans.tsx";
import { useTicked } from "./use-ticked.ts";

/** The scans made with a company: those that it reviews itself, longest waiting first, and all others. */
export function MemberScansPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const reviewer = memberReviewer(memberId);
  const list = useList(memberScanFilters);
  const query = useScans(reviewer, list.body);
  const permission = useCall("checkMemberScanPermission", {}).data;
  const userId = useUser().id;
  // Scans that an earlier page left unfinished go on.
  useScanQueue(userId);
  const show = list.value("show");
  const { rows, bulkOf, untick } = useTicked(query.data?.list);
  const accept = useAcceptScans(reviewer, untick);
  const scan = memberFlow(memberId, userId, "sidewall");
  return (
    <ListPage
      {...useScanList(reviewer)}
      lead={t("office.scans.memberLead")}
      actions={
        <>
          <WaitsLink reviewer={reviewer} />
          {permission?.allowed === true && (
            <ButtonLink kind="main" small href={scan.choose(null)} icon={<Camera aria-hidden="true" />}>
              {t("scan.member.go")}
            </ButtonLink>
          )}
        </>
      }
      {...listProps(query, list)}
      note={accept.outcome}
      bulk={show === "waiting" || show === "late" ? bulkOf(accept.action(rows)) : undefined}
      empty={
        show === "waiting" ? (
          <Empty picture="tyre" title={t("office.scans.waitingNone")} text={t("office.scans.memberWaitingNone")} />
        ) : show === "late" ? (
          <Empty picture="tyre" title={t("office.scans.lateNone")} text={t("office.scans.lateNoneText")} />
        ) : (
          <Empty picture="tyre" title={t("office.scans.none")} text={t("office.scans.memberNone")} />
        )
      }
    />
  );
}
