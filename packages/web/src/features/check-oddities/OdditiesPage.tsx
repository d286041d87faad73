import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import type { useCall } from "#kit/queries.ts";
import type { ListState } from "#kit/use-list.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { OddityDetail } from "./OddityDetail.tsx";
import type { Oddity } from "./oddity-filters.ts";

interface OdditiesPageProps {
  readonly side: "admin" | "member";
  readonly list: Omit<ListState<unknown, unknown>, "value">;
  readonly query: ReturnType<typeof useCall<"getMemberOddities">>;
  readonly backHref: string;
}

/** What was odd, the latest first; the open one beside the list. */
export function OdditiesPage({ side, list, query, backHref }: OdditiesPageProps): ReactElement {
  const t = useT();
  const { address } = list;
  const openKey = idOf(address.values["open_field"]);
  const open = query.data?.list.find(({ id }) => id === openKey);
  return (
    <ListPage
      title={t("fraud.odd.title")}
      lead={side === "admin" ? t("fraud.odd.leadAdmin") : t("fraud.odd.leadMember")}
      back={{ href: backHref }}
      {...listProps(query, list)}
      empty={<Empty picture="list" title={t("fraud.odd.none")} text={t("fraud.odd.noneText")} />}
      keyOf={(oddity) => oddity.id}
      nameOf={(oddity) => t(`fraud.kind.${oddity.kind}`)}
      row={(oddity) => <OddityRow oddity={oddity} side={side} />}
      onOpen={(oddity) => address.set({ open_field: oddity.id })}
      openKey={openKey}
      detailLabel={t("fraud.odd.title")}
      detail={open && <OddityDetail key={open.id} oddity={open} side={side} />}
    />
  );
}

interface OddityRowProps {
  readonly oddity: Oddity;
  readonly side: "admin" | "member";
}

function OddityRow({ oddity, side }: OddityRowProps): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Row
      title={t(`fraud.odd.what.${oddity.kind}`, { count: oddity.count })}
      badge={
        <StateBadge tone={oddity.looked_at === null ? "turn" : "good"}>
          {oddity.looked_at === null ? t("fraud.odd.lookedNo") : t("fraud.odd.lookedYes")}
        </StateBadge>
      }
      meta={format.facts(
        format.dayTime(oddity.until, "short"),
        oddity.user_name,
        oddity.club?.name,
        side === "admin" && oddity.member?.name,
      )}
    />
  );
}
