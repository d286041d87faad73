import type { ReactElement, ReactNode } from "react";
import { Plus } from "lucide-react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf, type ListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { useUser } from "#kit/session.ts";
import { useMemberClub, useMemberClubs, type MemberClubsBody } from "#entities/club/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { ClubForm } from "./ClubForm.tsx";
import { ClubRowView } from "./ClubRowView.tsx";
import { MemberClubRecord } from "./MemberClubRecord.tsx";
import { StatisticsLink } from "./StatisticsLink.tsx";

const clubFilters = listFilters<MemberClubsBody>()({
  perPage: 20,
  search: (t) => t("office.clubs.searchOwn"),
  filters: {},
});
const newKey = "new";

interface ClubsPageProps {
  readonly memberId: number;
  /** Above the list. */
  readonly note: ReactNode;
}

/** A member's clubs: the list, and the open one to print, switch and edit. */
export function ClubsPage({ memberId, note }: ClubsPageProps): ReactElement {
  const t = useT();
  const list = useList(clubFilters);
  const { address } = list;
  const query = useMemberClubs(memberId, list.body);
  const mayCreate = useMayCreate();
  const openKey = mayCreate && address.values["new"] !== undefined ? newKey : idOf(address.values["open_field"]);
  const create = (
    <Button
      kind="main"
      icon={<Plus aria-hidden="true" />}
      onClick={() => address.set({ new: 1, open_field: null, open_field_type: null, edit: null }, { push: true })}
    >
      {t("office.clubs.new")}
    </Button>
  );
  return (
    <ListPage
      title={t("office.clubs.title")}
      lead={t("office.clubs.lead")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("clubs") }}
      actions={
        <>
          <StatisticsLink href={pathTo("/app/members/{member_id}/voucher_usage", { member_id: memberId })} />
          {mayCreate && create}
        </>
      }
      note={note}
      {...listProps(query, list)}
      empty={
        <Empty
          picture="ticket"
          title={t("office.clubs.none")}
          text={t("office.clubs.noneText")}
          action={mayCreate ? create : <p>{t("office.club.ownerOnly")}</p>}
        />
      }
      keyOf={(club) => club.id}
      nameOf={(club) => club.title}
      row={(club) => <ClubRowView club={club} />}
      onOpen={(club) =>
        address.set({ open_field: club.id, open_field_type: "club", new: null, edit: null }, { push: true })
      }
      openKey={openKey}
      detailLabel={t("office.clubs.title")}
      detail={
        openKey === null ? null : openKey === newKey ? (
          <NewClub memberId={memberId} address={address} />
        ) : (
          <OpenClub key={openKey} memberId={memberId} clubId={openKey} address={address} />
        )
      }
    />
  );
}

function NewClub({ memberId, address }: { readonly memberId: number; readonly address: ListAddress }): ReactElement {
  return (
    <ClubForm
      memberId={memberId}
      club={null}
      onSaved={(club) => address.set({ new: null, open_field: club.id, open_field_type: "club" }, { push: false })}
      onCancel={() => closeClub(address)}
    />
  );
}

function OpenClub({
  memberId,
  clubId,
  address,
}: {
  readonly memberId: number;
  readonly clubId: number;
  readonly address: ListAddress;
}): ReactElement {
  const query = useMemberClub(clubId);
  const show = (): void => address.set({ edit: null }, { push: false });
  if (address.values["edit"] !== undefined && query.data?.can.edit)
    return (
      <ClubForm
        memberId={memberId}
        club={query.data}
        onSaved={show}
        onCancel={show}
        reload={async () => (await query.refetch()).data}
      />
    );
  return (
    <MemberClubRecord
      memberId={memberId}
      clubId={clubId}
      onEdit={() => address.set({ edit: 1 }, { push: true })}
      onRemoved={() => closeClub(address)}
    />
  );
}

const closeClub = (address: ListAddress): void =>
  address.set({ open_field: null, open_field_type: null, new: null, edit: null });

/** What a club gives away is the company's money: its owners create. */
function useMayCreate(): boolean {
  const user = useUser();
  return user.position === "owner" || user.roles.some((role) => role.name === "super_admin");
}
