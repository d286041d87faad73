import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { days } from "#kit/list-filters.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { Row } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { StateBadge } from "#ui/StateBadge.tsx";
import { useToday } from "#ui/use-today.ts";

type JournalBody = InputOf<Catalog["getTillJournal"]>["body"];
type Redemption = ReplyOf<Catalog["getTillJournal"]>["list"][number];

const journalFilters = listFilters<JournalBody>()({
  perPage: 50,
  search: (t) => t("till.search"),
  filters: {
    day: days(
      (t) => t("till.day"),
      ({ from, to }) => ({ filters: { ...(from && { from_day: from }), ...(to && { to_day: to }) } }),
    ),
  },
});

/** What was redeemed at the counter, by day; opening one leads to its voucher, where it can be undone while there is time. */
export function TillJournalPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const list = useList(journalFilters);
  const query = useCall(
    "getTillJournal",
    { params: { id: String(memberId) }, body: list.body },
    { keepPrevious: true },
  );
  const dayOf = ({ redeemed_at }: Redemption): string => {
    const day = format.upperFirst(format.day(redeemed_at, "weekday"));
    return day === format.upperFirst(format.day(today, "weekday")) ? t("till.journalToday") : day;
  };
  const hrefOf = ({ voucher_id, code }: Redemption): string =>
    pathTo(
      "/app/members/{member_id}/discount_validation/{consumer_discount_id}",
      { member_id: memberId, consumer_discount_id: voucher_id },
      // The code of another's voucher is its driver's alone again once its use is undone.
      code === "" ? {} : { code },
    );
  return (
    <ListPage
      title={t("till.journal")}
      lead={t("till.journalLead")}
      back={{ href: pathTo("/app/members/{member_id}/voucher", { member_id: memberId }) }}
      {...listProps(query, list)}
      empty={<Empty picture="list" title={t("till.journalNone")} text={t("till.journalNoneText")} />}
      keyOf={(one) => one.id}
      nameOf={(one) => format.facts(one.title, one.consumer_name)}
      groupOf={dayOf}
      hrefOf={hrefOf}
      row={(one) => <RedemptionRow redemption={one} />}
    />
  );
}

function RedemptionRow({ redemption: one }: { readonly redemption: Redemption }): ReactElement {
  const t = useT();
  const format = useFormat();
  const off = one.used_pence === null ? t("till.offUnknown") : `−${format.money(one.used_pence)}`;
  const isLate = one.accepted_at !== one.redeemed_at;
  return (
    <Row
      title={one.title}
      badge={
        one.undo_until !== null && (
          <StateBadge tone="good">{t("till.undoUntil", { time: format.time(one.undo_until) })}</StateBadge>
        )
      }
      meta={
        <>
          {format.facts(one.consumer_name, off)}
          <br />
          {format.facts(
            format.time(one.redeemed_at),
            one.redeemed_by,
            isLate && t("till.late", { when: format.dayTime(one.accepted_at) }),
            one.undo_reason !== null && t("till.isUndone", { reason: one.undo_reason }),
          )}
        </>
      }
    />
  );
}
