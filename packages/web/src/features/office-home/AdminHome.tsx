import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { useAllClubs } from "#entities/club/queries.ts";
import { useMembers } from "#entities/member/queries.ts";
import { adminReviewer } from "#entities/scan/reviewer.ts";
import { Page } from "#ui/Page.tsx";
import { adminPaths } from "./office-paths.ts";
import css from "./Home.module.css";
import { ScansPanel } from "./ScansPanel.tsx";
import { shownRows } from "./shown-rows.ts";
import { WaitingPanel } from "./WaitingPanel.tsx";

/** What waits for an administrator: scans, members, clubs, with how long. */
export function AdminHome({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  return (
    <Page
      title={t("office.desk.title")}
      lead={t("office.desk.lead")}
      width="wide"
      help={{ href: helpPath("overview") }}
    >
      <div className={css.panels}>
        <ScansPanel reviewer={adminReviewer(adminId)} />
        <div className={css.column}>
          <MembersPanel adminId={adminId} />
          <ClubsPanel adminId={adminId} />
          <ComplaintsPanel adminId={adminId} />
        </div>
      </div>
    </Page>
  );
}

function MembersPanel({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const paths = adminPaths(adminId);
  return (
    <WaitingPanel
      title={t("office.desk.members")}
      query={useMembers({ per_page: shownRows, sort: "created_at", filters: { state: "new" } })}
      none={t("office.desk.membersNone")}
      all={{ href: paths.members, label: t("office.desk.membersAll") }}
      row={(member) => ({
        id: member.id,
        href: paths.member(member.id),
        since: member.created_at,
        lead: member.company_name,
        text: format.facts(member.postcode, member.email),
      })}
      patience={slow}
    />
  );
}

function ClubsPanel({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const paths = adminPaths(adminId);
  return (
    <WaitingPanel
      title={t("office.desk.clubs")}
      query={useAllClubs({ per_page: shownRows, filters: { state: "awaiting_moderation" } })}
      none={t("office.desk.clubsNone")}
      all={{ href: paths.clubs, label: t("office.desk.clubsAll") }}
      row={(club) => ({
        id: club.id,
        href: paths.club(club.id, club.member_id),
        since: club.waiting_since,
        lead: club.title,
        text: club.member_name,
      })}
      patience={slow}
    />
  );
}

function ComplaintsPanel({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const paths = adminPaths(adminId);
  return (
    <WaitingPanel
      title={t("office.desk.complaints")}
      query={useCall("getDataComplaints", { body: { per_page: shownRows, filters: { state: "received" } } })}
      none={t("office.desk.complaintsNone")}
      all={{ href: paths.complaints, label: t("office.desk.complaintsAll") }}
      row={(complaint) => ({
        id: complaint.id,
        href: paths.complaint(complaint.id),
        since: complaint.created_at,
        lead: complaint.reference,
        text: complaint.name,
      })}
      patience={byLaw}
    />
  );
}

const dayMinutes = 24 * 60;
/** Complaints must be acknowledged within 30 days; a week before, it is time. */
const byLaw = { soon: 23 * dayMinutes, late: 30 * dayMinutes };
/** Members and clubs are answered within a working day. */
const slow = { soon: 480, late: 1440 };
