import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ContactLines } from "#entities/consumer/ContactLines.tsx";
import { QuoteBadge } from "#entities/quote/QuoteBadge.tsx";
import { useReviewQuote, type QuoteView } from "#entities/quote/queries.ts";
import { VoucherLines } from "#entities/quote/VoucherLines.tsx";
import { MeasureLink } from "#entities/vehicle/MeasureLink.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Plate } from "#ui/Plate.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { AnswerGiven } from "./AnswerGiven.tsx";
import css from "./QuoteDetail.module.css";
import { honoured } from "./answer-draft.ts";
import { QuoteFacts } from "./QuoteFacts.tsx";
import { QuoteScans } from "./QuoteScans.tsx";

interface QuoteDetailProps {
  readonly quote: QuoteView;
  readonly vatRatePercent: number;
  readonly startTyping: boolean;
  readonly onSent: (answered: QuoteView) => void;
  readonly onStale: () => void;
}

/** One quote: what is asked, what the scans say, and the answer. */
export function QuoteDetail({ quote, vatRatePercent, startTyping, onSent, onStale }: QuoteDetailProps): ReactElement {
  const t = useT();
  const vouchers = honoured(quote);
  return (
    <article className={css.detail}>
      <Head quote={quote} />
      <QuoteFacts quote={quote} />
      {vouchers.length > 0 && (
        <Section title={t("office.quote.vouchers")} level={3}>
          <VoucherLines vouchers={vouchers} />
        </Section>
      )}
      <Section title={t("office.quote.scans")} level={3}>
        <QuoteScans scans={quote.scans} />
      </Section>
      {quote.can.answer && (
        <Section title={t("office.answer.title")} level={3}>
          <AnswerForm
            key={quote.id}
            quote={quote}
            vatRatePercent={vatRatePercent}
            startTyping={startTyping}
            onSent={onSent}
            onStale={onStale}
          />
        </Section>
      )}
      {quote.answer && <AnswerGiven quote={quote} />}
    </article>
  );
}

function Head({ quote }: { readonly quote: QuoteView }): ReactElement {
  const t = useT();
  const { run, busy } = useReviewQuote();
  const closed =
    quote.state === "rejected" || quote.state === "cancelled" || quote.state === "expired" ? quote.state : null;
  return (
    <header className={css.head}>
      <div className={css.titles}>
        <h2>{t("office.quotes.row", { quantity: quote.quantity, size: sizeOf(quote) })}</h2>
        <QuoteBadge state={quote.state} side="member" />
        <span className={css.number}>{t("office.quote.number", { number: quote.number })}</span>
      </div>
      <p className={css.car}>
        <Plate value={quote.vehicle.number} />
        <span>
          {quote.vehicle.brand} {quote.vehicle.model}
        </span>
      </p>
      <ContactLines person={quote.consumer} />
      <div className={css.actions}>
        {quote.can.review && (
          <Button small busy={busy} onClick={() => void run({ body: { quote_id: quote.id } })}>
            {t("office.quote.take")}
          </Button>
        )}
        {quote.booking_id !== null && (
          <ButtonLink
            small
            href={pathTo(
              "/app/members/{member_id}/member_bookings",
              { member_id: quote.member.id },
              { show: "all", open_field: quote.booking_id, open_field_type: "booking" },
            )}
          >
            {t("office.quote.openBooking")}
          </ButtonLink>
        )}
        {!closed && <MeasureLink memberId={quote.member.id} vehicleId={quote.vehicle.id} from={{ quote: quote.id }} />}
        {quote.state === "in_review" && <span className={css.soft}>{t("office.quote.taken")}</span>}
      </div>
      {closed && <p>{t(`office.quote.closed.${closed}`)}</p>}
    </header>
  );
}

/** The size with load and speed, as it stands on the sidewall: 205/55 R16 91V. */
const sizeOf = ({ tyre_size: size, load_rating: load, speed_rating: speed }: QuoteView): string =>
  [size, `${load}${speed}`].filter(Boolean).join(" ");
