import type { Translate } from "@treadclub/texts";
import { Check, X } from "lucide-react";
import type { ReactElement } from "react";
import { useFormat, type Format } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useAdminClub, type ClubView } from "#entities/club/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { noteForm } from "#ui/record/note-form.tsx";
import { action, formAction, type RecordAction } from "#ui/record/record-action.tsx";
import { budgetAction } from "./budget-action.tsx";
import { ClubBadges } from "./ClubBadges.tsx";
import { ClubChanges } from "./ClubChanges.tsx";
import { ClubFigures } from "./ClubFigures.tsx";
import { ClubContent } from "./ClubContent.tsx";
import { ClubStanding } from "./ClubStanding.tsx";

interface ClubRecordProps {
  readonly adminId: number;
  readonly clubId: number;
}

/** One club for an administrator: what is wanted, what changes, approve or decline. */
export function ClubRecord({ adminId, clubId }: ClubRecordProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <DetailPage
      key={clubId}
      query={useAdminClub(clubId)}

      list={{
        href: pathTo("/app/admin/{admin_id}/discount_clubs", { admin_id: adminId }),
        label: t("office.clubs.title"),
      }}
      help={{ href: helpPath("clubs") }}
      title={({ title }) => t("office.moderate.title", { club: title })}
      badge={(club) => <ClubBadges club={club} />}
      lead={(club) => <ClubStanding club={club} forAdmin />}
      actions={(club) => actionsOf(club, t, format)}
    >
      {(club, level) => (
        <>
          {club.pending && <ClubChanges live={club} wanted={club.pending} level={level} />}
          <ClubFigures
            club={club}
            usageHref={pathTo("/app/admin/{admin_id}/voucher_usage", { admin_id: adminId }, { club_id: clubId })}
            level={level}
          />
          <ClubContent club={club} level={level} />
          {club.member_id !== null && (
            <div>
              <ButtonLink
                small
                href={pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: adminId, id: club.member_id })}
              >
                {t("office.moderate.openMember", { name: club.member_name })}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </DetailPage>
  );
}

function actionsOf(club: ClubView, t: Translate, format: Format): RecordAction[] {
  const { version, can } = club;
  const params = { id: String(club.id) };
  const amount = format.money(club.discount_amount_pence, true);
  return [
    action("approveDiscountClub", {
      name: "approve",
      can: can.approve,
      kind: "main",
      icon: <Check aria-hidden="true" />,
      label: t("office.moderate.approve"),
      ask: {
        title: t("office.moderate.approveTitle"),
        text: club.pending ? t("office.moderate.approveChange") : t("office.moderate.approveNew", { amount }),
      },
      input: { params, body: { action: "approve", version } },
      done: t("office.moderate.approved"),
    }),
    formAction("approveDiscountClub", {
      name: "decline",
      can: can.decline,
      kind: "caution",
      icon: <X aria-hidden="true" />,
      label: t("office.moderate.decline"),
      ask: { title: t("office.moderate.declineTitle"), text: t("office.moderate.declineText") },
      form: noteForm({ label: t("office.moderate.reason"), need: t("office.moderate.reasonNeed") }),
      input: ({ message }) => ({ params, body: { action: "decline" as const, message: message.trim(), version } }),
      done: t("office.moderate.declined"),
    }),
    budgetAction(club, t),
  ];
}
