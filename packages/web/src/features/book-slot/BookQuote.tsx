import { useState, type ReactElement } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { type ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useDriverQuote, type DriverQuote } from "#entities/quote/consumer-queries.ts";
import type { BookStep } from "./book-job.ts";
import { BookSlot } from "./BookSlot.tsx";

interface BookQuoteProps {
  readonly quoteId: number;
  readonly paths: ConsumerPaths;
  readonly onBooked: (bookingId: number) => void;
  readonly step: BookStep;
  readonly go: (href: string) => void;
}

/** Books a time for a price that a fitter has given. */
export function BookQuote({ quoteId, paths, onBooked, step, go }: BookQuoteProps): ReactElement {
  const t = useT();
  const quote = useDriverQuote(quoteId);
  // What was bookable when one came stays on the screen: while it is being booked it stops to be.
  const [bookable, setBookable] = useState<DriverQuote | null>(null);
  if (!bookable && quote.data?.can.book) setBookable(quote.data);
  const back = quote.data ? paths.request(quote.data.request_id) : paths.quotes;
  return (
    <Page
      title={t("driver.book.title")}
      width="narrow"
      back={{ href: step === "confirm" ? paths.book(quoteId) : back }}
      help={{ href: helpPath("bookings") }}
    >
      <Loaded query={quote}>
        {() =>
          bookable ? (
            <BookSlot
              job={{ type: "fitting", quote: bookable }}
              bookingHref={paths.booking}
              onBooked={onBooked}
              step={step}
              onStep={(to) => go(paths.book(quoteId, to === "time" ? undefined : to))}
            />
          ) : (
            <Empty
              picture="calendar"
              title={t("driver.book.notBookable")}
              text={t("driver.book.notBookableText")}
              action={<ButtonLink href={back}>{t("driver.book.toQuote")}</ButtonLink>}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
