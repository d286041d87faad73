import type { Translate } from "@treadclub/texts";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ContactLines } from "#entities/consumer/ContactLines.tsx";
import { DriverLink } from "#entities/consumer/DriverLink.tsx";
import { QuoteBadge } from "#entities/quote/QuoteBadge.tsx";
import { useMemberQuote, type QuoteView } from "#entities/quote/queries.ts";
import { VoucherLines } from "#entities/quote/VoucherLines.tsx";
import { MeasureLink } from "#entities/vehicle/MeasureLink.tsx";
import { VehicleName } from "#entities/vehicle/VehicleName.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import { action, type RecordAction } from "#ui/record/record-action.tsx";
import { AnswerForm, type AnswerFormProps } from "./AnswerForm.tsx";
import { AnswerGiven } from "./AnswerGiven.tsx";
import { honoured } from "./answer-draft.ts";
import css from "./Quotes.module.css";
import { QuoteFacts } from "./QuoteFacts.tsx";
import { QuoteScans } from "./QuoteScans.tsx";

interface QuoteRecordProps extends Omit<AnswerFormProps, "quote"> {
  readonly memberId: number;
  readonly quoteId: number;
}

const listPath = "/app/members/{member_id}/quote_requests";

/** One quote: what is asked, what the scans say, and the answer. */
export function QuoteRecord({ memberId, quoteId, ...answering }: QuoteRecordProps): ReactElement {
  const t = useT();
  return (
    <DetailPage
      beside
      query={useMemberQuote(quoteId)}
      list={{ href: pathTo(listPath, { member_id: memberId }), label: t("office.quotes.title") }}
      title={(quote) => t("office.quotes.row", { quantity: quote.quantity, size: sizeOf(quote) })}
      badge={({ state, number }) => (
        <>
          <QuoteBadge state={state} side="member" />
          <span className={css.number}>{t("office.quote.number", { number })}</span>
        </>
      )}
      lead={({ vehicle, consumer }) => (
        <>
          <VehicleName vehicle={vehicle} size="normal" />
          <ContactLines person={consumer} />
        </>
      )}
      actions={(quote) => actionsOf(quote, t)}
      links={(quote) => <QuoteLinks quote={quote} />}
    >
      {(quote, level) => <QuoteBody {...answering} quote={quote} level={level} />}
    </DetailPage>
  );
}

function QuoteBody({ level, ...answering }: AnswerFormProps & { readonly level: 2 | 3 }): ReactElement {
  const t = useT();
  const { quote } = answering;
  const vouchers = honoured(quote);
  const closed = closedState(quote);
  return (
    <>
      {closed && <p>{t(`office.quote.closed.${closed}`)}</p>}
      <QuoteFacts quote={quote} />
      {vouchers.length > 0 && (
        <Section title={t("office.quote.vouchers")} level={level}>
          <VoucherLines vouchers={vouchers} />
        </Section>
      )}
      <Section title={t("office.quote.scans")} level={level}>
        <QuoteScans scans={quote.scans} />
      </Section>
      {quote.can.answer && (
        <Section title={t("office.answer.title")} level={level}>
          <AnswerForm key={quote.id} {...answering} />
        </Section>
      )}
      {quote.answer && <AnswerGiven quote={quote} />}
    </>
  );
}

const actionsOf = ({ id, can }: QuoteView, t: Translate): RecordAction[] => [
  action("memberSetQuoteReview", {
    can: can.review,
    icon: null,
    label: t("office.quote.take"),
    shortcut: "t",
    input: { body: { quote_id: id } },
  }),
];

function QuoteLinks({ quote }: { readonly quote: QuoteView }): ReactElement {
  const t = useT();
  const { member, consumer, vehicle, booking_id: bookingId } = quote;
  return (
    <>
      <DriverLink memberId={member.id} consumerId={consumer.id} />
      {bookingId !== null && (
        <ButtonLink
          small
          href={pathTo(
            "/app/members/{member_id}/member_bookings",
            { member_id: member.id },
            { show: "all", open_field: bookingId, open_field_type: "booking" },
          )}
        >
          {t("office.quote.openBooking")}
        </ButtonLink>
      )}
      {!closedState(quote) && <MeasureLink memberId={member.id} vehicleId={vehicle.id} from={{ quote: quote.id }} />}
      {quote.state === "in_review" && <span className={css.soft}>{t("office.quote.taken")}</span>}
    </>
  );
}

const closedState = ({ state }: QuoteView) =>
  state === "rejected" || state === "cancelled" || state === "expired" ? state : null;

/** The size with load and speed, as it stands on the sidewall: 205/55 R16 91V. */
const sizeOf = ({ tyre_size: size, load_rating: load, speed_rating: speed }: QuoteView): string =>
  [size, `${load}${speed}`].filter(Boolean).join(" ");
