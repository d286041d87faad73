import { useState, type ReactElement } from "react";
import { useConfig } from "#kit/config.ts";
import { useFormat } from "#kit/format.ts";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { idOf } from "#kit/list-address.ts";
import { segments } from "#kit/list-filters.ts";
import { nextInQueue } from "#kit/next-in-queue.ts";
import { pathTo } from "#kit/paths.ts";
import { listFilters, useList } from "#kit/use-list.ts";
import { useOwnMember } from "#entities/member/queries.ts";
import { useMemberQuotes, type QuoteListBody, type QuoteView } from "#entities/quote/queries.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ListPage } from "#ui/ListPage.tsx";
import { listProps } from "#ui/list-props.ts";
import { useShortcuts } from "#ui/shortcuts.ts";
import { toast } from "#ui/toast.ts";
import { brandFieldMark } from "./AnswerForm.tsx";
import { QuoteRecord } from "./QuoteRecord.tsx";
import { QuoteRowView } from "./QuoteRowView.tsx";
import { isWaiting, waitingStates } from "./quote-shows.ts";

const quoteFilters = listFilters<QuoteListBody>()({
  perPage: 20,
  search: (t) => t("office.quotes.search"),
  filters: {
    show: segments({
      label: (t) => t("office.quotes.show"),
      queries: {
        waiting: { filters: { states: waitingStates } },
        answered: { filters: { states: ["awaiting_customer"] } },
        booked: { filters: { states: ["booked"] } },
        closed: { filters: { states: ["rejected", "cancelled", "expired"] } },
        all: {},
      },
      name: (show, t) => t(`office.quotes.show.${show}`),
    }),
  },
});

/** A fitter's quote requests: the list, the open one beside it, and on to the next after each answer. */
export function QuotesPage({ memberId }: { readonly memberId: number }): ReactElement {
  const t = useT();
  const format = useFormat();
  const list = useList(quoteFilters);
  const { address } = list;
  const openId = idOf(address.values["open_field"]);
  const query = useMemberQuotes(memberId, list.body);
  const [typingIn, setTypingIn] = useState<number | null>(null);
  const openNext = useOpenNext(query.data?.list ?? [], (id) => {
    setTypingIn(id);
    address.set({ open_field: id, open_field_type: id === null ? null : "quote" }, { push: false });
  });
  return (
    <ListPage
      title={t("office.quotes.title")}
      lead={t("office.quotes.lead")}
      back={{ href: pathTo("/app/members/{id}/dashboard", { id: memberId }) }}
      help={{ href: helpPath("requests") }}
      {...listProps(query, list)}
      empty={<NoQuotes show={list.value("show")} memberId={memberId} />}
      keyOf={(quote) => quote.id}
      nameOf={(quote) => format.facts(quote.number, quote.consumer.name)}
      row={(quote) => <QuoteRowView quote={quote} />}
      onOpen={(quote) => address.set({ open_field: quote.id, open_field_type: "quote" })}
      openKey={openId}
      keys={[
        ["t", t("office.quotes.keyTake")],
        ["a", t("office.quotes.keyAnswer")],
        ["Ctrl + Enter", t("office.quotes.keySend")],
      ]}
      detailLabel={t("office.quotes.title")}
      detail={
        openId === null ? null : (
          <OpenQuote
            key={openId}
            memberId={memberId}
            quoteId={openId}
            startTyping={typingIn === openId}
            onSent={openNext}
          />
        )
      }
    />
  );
}

/** After an answer: says so, and opens the next one that waits; the last one stays open with its answer. */
function useOpenNext(
  rows: readonly { readonly id: number; readonly state: QuoteView["state"] }[],
  open: (id: number | null) => void,
): (answered: QuoteView) => void {
  const t = useT();
  const format = useFormat();
  return (answered) => {
    toast.success(
      t("office.answer.sent", { name: answered.consumer.name, total: format.money(answered.total?.total_pence ?? 0) }),
    );
    const next = nextInQueue(
      rows.filter((row) => isWaiting(row.state) || row.id === answered.id),
      answered.id,
    );
    if (next !== null) open(next);
  };
}

interface OpenQuoteProps {
  readonly memberId: number;
  readonly quoteId: number;
  readonly startTyping: boolean;
  readonly onSent: (answered: QuoteView) => void;
}

function OpenQuote(props: OpenQuoteProps): ReactElement {
  useShortcuts({
    a: () =>
      document
        .getElementById(document.querySelector(`[${brandFieldMark}]`)?.getAttribute(brandFieldMark) ?? "")
        ?.focus(),
  });
  return <QuoteRecord {...props} vatRatePercent={useVatRate(props.memberId)} />;
}

/** 0 for a company that is not registered for VAT. */
function useVatRate(memberId: number): number {
  const { vat_rate_percent: ratePercent = 20 } = useConfig();
  return useOwnMember(memberId).data?.vat_registered === false ? 0 : ratePercent;
}

interface NoQuotesProps {
  readonly show: string;
  readonly memberId: number;
}

function NoQuotes({ show, memberId }: NoQuotesProps): ReactElement {
  const t = useT();
  if (show === "waiting")
    return <Empty picture="list" title={t("office.quotes.waitingNone")} text={t("office.quotes.waitingNoneText")} />;
  return (
    <Empty
      picture="list"
      title={t("office.quotes.none")}
      text={t("office.quotes.noneText")}
      action={
        <ButtonLink href={pathTo("/app/members/{id}/discount_club", { id: memberId })}>
          {t("office.quotes.noneAction")}
        </ButtonLink>
      }
    />
  );
}
