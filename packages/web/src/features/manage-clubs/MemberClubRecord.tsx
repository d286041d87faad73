import type { Translate } from "@treadclub/texts";
import { Pencil, Power, PowerOff, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useMemberClub, type ClubView } from "#entities/club/queries.ts";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { action, localAction, type RecordAction } from "#ui/record/record-action.tsx";
import { budgetAction } from "./budget-action.tsx";
import { ClubBadges } from "./ClubBadges.tsx";
import { ClubChanges } from "./ClubChanges.tsx";
import { ClubContent } from "./ClubContent.tsx";
import { ClubFigures } from "./ClubFigures.tsx";
import css from "./ClubDetail.module.css";
import { ClubStanding } from "./ClubStanding.tsx";
import { JoinPanel } from "./JoinPanel.tsx";

interface MemberClubRecordProps {
  readonly memberId: number;
  readonly clubId: number;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** A member's club: how it stands, the code to join, what it gives. */
export function MemberClubRecord({ memberId, clubId, onEdit, onRemoved }: MemberClubRecordProps): ReactElement {
  const t = useT();
  return (
    <DetailPage
      beside
      query={useMemberClub(clubId)}

      list={{ href: pathTo("/app/members/{id}/discount_club", { id: memberId }), label: t("office.clubs.title") }}
      title={({ title }) => title}
      badge={(club) => <ClubBadges club={club} />}
      lead={(club) => <ClubStanding club={club} />}
      actions={(club) => actionsOf(club, t, { onEdit, onRemoved })}
    >
      {(club, level) => (
        <>
          {!club.can.edit && <p className={css.soft}>{t("office.club.ownerOnly")}</p>}
          {club.active && <JoinPanel club={club} />}
          {club.pending && <ClubChanges live={club} wanted={club.pending} level={level} />}
          <ClubFigures
            club={club}
            usageHref={pathTo("/app/members/{member_id}/voucher_usage", { member_id: memberId }, { club_id: clubId })}
            level={level}
          />
          <ClubContent club={club} level={level} />
        </>
      )}
    </DetailPage>
  );
}

function actionsOf(
  club: ClubView,
  t: Translate,
  { onEdit, onRemoved }: Pick<MemberClubRecordProps, "onEdit" | "onRemoved">,
): RecordAction[] {
  const { id, can } = club;
  const params = { id: String(id) };
  const activity = (name: "activate" | "deactivate"): RecordAction =>
    action("discountClubsActivity", {
      name,
      can: can[name],
      icon: name === "activate" ? <Power aria-hidden="true" /> : <PowerOff aria-hidden="true" />,
      label: t(`office.club.${name}`),
      ask: { title: t(`office.club.${name}Title`), text: t(`office.club.${name}Text`) },
      input: { params, body: { action: name } },
      done: t(`office.club.done.${name}`),
    });
  return [
    localAction({
      name: "edit",
      can: can.edit,
      icon: <Pencil aria-hidden="true" />,
      label: t("office.club.edit"),
      onPress: onEdit,
    }),
    budgetAction(club, t),
    activity("activate"),
    activity("deactivate"),
    action("deleteDiscountClub", {
      can: can.remove,
      kind: "caution",
      icon: <Trash2 aria-hidden="true" />,
      label: t("office.club.remove"),
      ask: { title: t("office.club.removeTitle"), text: t("office.club.removeText") },
      input: { params },
      done: t("office.club.removed"),
      onDone: onRemoved,
    }),
  ];
}
