import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf, useListAddress } from "#kit/list-address.ts";
import { pathTo } from "#kit/paths.ts";
import { useMemberDeals, type MemberDeals } from "#entities/deal/queries.ts";
import { useOwnMember } from "#entities/member/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { DealEditor } from "./DealEditor.tsx";
import { DealRow } from "./DealRow.tsx";
import css from "./ManageDeals.module.css";
import { useDealOrder } from "./use-deal-order.ts";

/** A member's deals in the order in which its drivers see them, or the one that is written. */
export function DealsPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const { values, set, href } = useListAddress();
  const query = useMemberDeals(memberId);
  const company = useOwnMember(memberId).data?.company_name ?? "";
  const openId = idOf(values["edit"]);
  const list = { href: href({ edit: null, new: null }) };
  const open = query.data?.list.find(({ id }) => id === openId) ?? null;
  if (query.data?.can.edit && (open || values["new"] !== undefined))
    return (
      <DealEditor
        key={open?.id ?? "new"}
        memberId={memberId}
        company={company}
        deal={open}
        listHref={list.href}
        onDone={() => set({ edit: null, new: null })}
        reload={async () => (await query.refetch()).data?.list.find(({ id }) => id === openId)}
      />
    );
  const create = (
    <ButtonLink kind="main" href={href({ new: 1 })} icon={<Plus aria-hidden="true" />}>
      {t("office.deals.new")}
    </ButtonLink>
  );
  return (
    <Page
      title={t("office.deals.title")}
      lead={t("office.deals.lead")}
      width="wide"
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("clubs") }}
      actions={query.data?.can.edit && create}
    >
      <Loaded query={query} shape="list">
        {(deals) =>
          deals.list.length === 0 ? (
            <Empty
              picture="ticket"
              title={t("office.deals.none")}
              text={deals.can.edit ? t("office.deals.noneText") : t("office.deals.ownerOnly")}
              action={deals.can.edit && create}
            />
          ) : (
            <DealList
              memberId={memberId}
              deals={deals}
              editHref={(id) => href({ edit: id })}
              reload={() => query.refetch()}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

interface DealListProps {
  readonly memberId: number;
  readonly deals: MemberDeals;
  readonly editHref: (id: number) => string;
  readonly reload: () => Promise<unknown>;
}

function DealList({ memberId, deals, editHref, reload }: DealListProps): ReactElement {
  const t = useT();
  const order = useDealOrder(memberId, deals.list);
  const { list, moved } = order;
  return (
    <>
      {!deals.can.edit && <p>{t("office.deals.ownerOnly")}</p>}
      <ol className={css.list}>
        {list.map((deal, index) => (
          <DealRow
            key={deal.id}
            deal={deal}
            index={index}
            count={list.length}
            canEdit={deals.can.edit}
            editHref={editHref(deal.id)}
            order={order}
            reload={reload}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{moved && t("office.rows.moved", { number: moved.to + 1, count: list.length })}</span>
      </VisuallyHidden>
    </>
  );
}
