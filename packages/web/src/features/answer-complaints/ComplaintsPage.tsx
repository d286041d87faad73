import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { ComplaintBadge } from "./ComplaintBadge.tsx";
import { ComplaintRecord } from "./ComplaintRecord.tsx";
import { DueText } from "./DueText.tsx";
import { useComplaints, type ComplaintListBody, type ComplaintRow } from "./queries.ts";

const complaintFilters = listFilters<ComplaintListBody>()({
  perPage: 25,
  search: (t) => t("office.complaints.search"),
  filters: {
    state: select({
      label: (t) => t("office.complaints.state"),
      queries: {
        all: {},
        received: { filters: { state: "received" } },
        acknowledged: { filters: { state: "acknowledged" } },
        answered: { filters: { state: "answered" } },
      },
      name: (state, t) => (state === "all" ? t("office.complaints.stateAll") : t(`base.state.complaint.${state}`)),
    }),
  },
});

/** Complaints about personal data; what must be acknowledged first stands on top. */
export function ComplaintsPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const list = useList(complaintFilters);
  const { address } = list;
  const query = useComplaints(list.body);
  const openKey = idOf(address.values["open_field"]);
  return (
    <ListPage
      title={t("office.complaints.title")}
      lead={t("office.complaints.lead")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("complaints") }}
      {...listProps(query, list)}
      empty={<Empty picture="list" title={t("office.complaints.none")} text={t("office.complaints.noneText")} />}
      keyOf={(complaint) => complaint.id}
      nameOf={(complaint) => complaint.reference}
      row={(complaint) => <ComplaintLine complaint={complaint} />}
      onOpen={(complaint) => address.set({ open_field: complaint.id })}
      openKey={openKey}
      detailLabel={t("office.complaints.title")}
      detail={
        openKey === null ? null : <ComplaintRecord key={openKey} beside adminId={adminId} complaintId={openKey} />
      }
    />
  );
}

function ComplaintLine({ complaint }: { readonly complaint: ComplaintRow }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      title={complaint.reference}
      badge={<ComplaintBadge complaint={complaint} />}
      meta={
        <>
          {format.labelled(complaint.name, t(`account.complaint.about.${complaint.about}`))}
          <br />
          <DueText complaint={complaint} />
        </>
      }
    />
  );
}
