import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { useGroups } from "#entities/group/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { GroupForm } from "./GroupForm.tsx";

type Body = Parameters<typeof useGroups>[0];

const groupFilters = listFilters<Body>()({ perPage: 20, search: (t) => t("office.groups.search"), filters: {} });
const newKey = "new";

/** Groups of fitters: made, filled, renamed and closed by administrators. */
export function GroupsPage({ clubsHref }: { readonly clubsHref: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  const list = useList(groupFilters);
  const { address } = list;
  const query = useGroups(list.body);
  const openKey = address.values["new"] === undefined ? idOf(address.values["open_field"]) : newKey;
  const close = (): void => address.set({ new: null, open_field: null });
  const create = (
    <Button
      kind="main"
      icon={<Plus aria-hidden="true" />}
      onClick={() => address.set({ new: 1, open_field: null }, { push: true })}
    >
      {t("office.groups.new")}
    </Button>
  );
  const open = query.data?.list.find(({ id }) => id === openKey) ?? null;
  return (
    <ListPage
      title={t("office.groups.title")}
      lead={t("office.groups.lead")}
      back={{ href: clubsHref, label: t("office.clubs.title") }}
      actions={create}
      {...listProps(query, list)}
      empty={
        <Empty picture="ticket" title={t("office.groups.none")} text={t("office.groups.noneText")} action={create} />
      }
      keyOf={(group) => group.id}
      nameOf={(group) => group.title}
      row={({ title, members }) => {
        const joined = members.filter((one) => one.joined_at !== null).length;
        return (
          <Row
            title={title}
            meta={format.facts(
              t("office.groups.joined", { count: joined }),
              members.length > joined && t("office.groups.invited", { count: members.length - joined }),
            )}
          />
        );
      }}
      onOpen={(group) => address.set({ open_field: group.id, new: null }, { push: true })}
      openKey={openKey}
      detailLabel={t("office.groups.title")}
      detail={
        openKey === newKey || open ? (
          <GroupForm
            key={open ? open.id : newKey}
            group={open}
            onDone={close}
            reload={async () => (await query.refetch()).data?.list.find(({ id }) => id === openKey)}
          />
        ) : null
      }
    />
  );
}
