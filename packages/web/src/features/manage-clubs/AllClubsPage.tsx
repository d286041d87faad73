import type { ReactElement } from "react";
import { helpPaths } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf, oneOf, useListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { useAllClubs } from "#entities/club/queries.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { ClubRowView } from "./ClubRowView.tsx";

const perPage = 25;
const states = ["all", "awaiting_moderation", "approved", "declined"] as const;

/** Clubs of all members; those that wait for moderation come longest waiting first. */
export function AllClubsPage({ adminId }: { readonly adminId: number }): ReactElement {
  const t = useT();
  const address = useListAddress();
  const state = oneOf(address.values["state"], states, "all");
  const memberId = idOf(address.values["member_id"]);
  const filters = { ...(state === "all" ? {} : { state }), ...(memberId === null ? {} : { member_id: memberId }) };
  const query = useAllClubs({ page: address.page, per_page: perPage, search: address.search, filters });
  return (
    <ListPage
      title={t("office.clubs.title")}
      back={{ href: pathTo("/app/admin/{admin_id}/dashboard", { admin_id: adminId }) }}
      help={{ href: helpPaths.terms, label: t("office.help.rules") }}
      {...listProps(query, address, { perPage, searchLabel: t("office.clubs.search") })}
      filters={
        <SelectField
          id="clubs-state"
          name="state"
          label={t("office.clubs.state")}
          value={state}
          onChange={(value) => address.set({ state: value === "all" ? null : value })}
          options={states.map((value) => ({
            value,
            label: value === "all" ? t("office.clubs.stateAll") : t(`base.state.club.${value}`),
          }))}
        />
      }
      filtered={state !== "all" || memberId !== null}
      empty={<Empty picture="ticket" title={t("office.clubs.none")} text={t("office.clubs.noneAdmin")} />}
      keyOf={(club) => club.id}
      nameOf={(club) => `${club.title}, ${club.member_name}`}
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
