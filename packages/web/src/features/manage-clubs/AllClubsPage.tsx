import { Users } from "lucide-react";
import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { idOf, useListAddress } from "#kit/list-address.ts";
import { record, select } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { useAllClubs, type AllClubsBody } from "#entities/club/queries.ts";
import { CompanyField } from "#entities/member/CompanyField.tsx";
import { useMember } from "#entities/member/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { ClubRowView } from "./ClubRowView.tsx";
import { StatisticsLink } from "./StatisticsLink.tsx";

const clubFilters = listFilters<AllClubsBody>()({
  perPage: 25,
  search: (t) => t("office.clubs.search"),
  filters: {
    state: select({
      label: (t) => t("office.clubs.state"),
      queries: {
        all: {},
        awaiting_moderation: { filters: { state: "awaiting_moderation" } },
        approved: { filters: { state: "approved" } },
        declined: { filters: { state: "declined" } },
      },
      name: (state, t) => (state === "all" ? t("office.clubs.stateAll") : t(`base.state.club.${state}`)),
    }),
    member_id: record(
      (t) => t("office.list.company"),
      (id) => ({ filters: { member_id: id } }),
    ),
  },
});

/** Clubs of all members; those that wait for moderation come longest waiting first. */
export function AllClubsPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const memberId = idOf(useListAddress().values["member_id"]);
  const memberName = useMember(memberId ?? 0, memberId !== null).data?.company_name;
  const list = useList(clubFilters, { member_id: memberName });
  const query = useAllClubs(list.body);
  return (
    <ListPage
      title={t("office.clubs.title")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPath("clubs") }}
      actions={
        <>
          <StatisticsLink
            href={pathTo("/app/admin/{admin_id}/voucher_usage", { admin_id: adminId }, { member_id: memberId })}
          />
          <ButtonLink
            href={list.address.href({ groups: 1, search: null, open_field: null })}
            icon={<Users aria-hidden="true" />}
          >
            {t("office.groups.title")}
          </ButtonLink>
        </>
      }
      {...listProps(query, list)}
      before={
        <CompanyField
          id="clubs-member"
          label={t("office.clubs.member")}
          placeholder={t("office.clubs.memberAny")}
          value={memberId === null ? null : { id: memberId, label: memberName ?? `${memberId}` }}
          onChange={(chosen) => list.address.set({ member_id: chosen?.id ?? null })}
        />
      }
      empty={<Empty picture="ticket" title={t("office.clubs.none")} text={t("office.clubs.noneAdmin")} />}
      keyOf={(club) => club.id}
      nameOf={(club) => format.facts(club.title, club.member_name)}
      row={(club) => <ClubRowView club={club} forAdmin />}
      hrefOf={(club) =>
        pathTo(
          "/app/admin/{admin_id}/discount_club/{club_id}",
          { admin_id: adminId, club_id: club.id },
          { member_id: club.member_id },
        )
      }
    />
  );
}
