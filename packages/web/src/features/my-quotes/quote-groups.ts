import type { DriverQuote, DriverQuoteRow } from "#entities/quote/consumer-queries.ts";

export type GroupState = "answered" | "waiting" | "booked" | "closed";

/** One request with the quotes of all who were asked. */
export interface QuoteGroup {
  readonly requestId: number;
  readonly state: GroupState;
  /** Booked first, then answers from the lowest total, then those who have not answered, then what is over. */
  readonly quotes: readonly DriverQuoteRow[];
  readonly answered: number;
  readonly waiting: number;
  readonly lowestPence: number | null;
}

/** Requests in the order of the list, which is newest first. */
export function groupByRequest(rows: readonly DriverQuoteRow[]): QuoteGroup[] {
  const groups = Map.groupBy(rows, (row) => row.request_id);
  return [...groups].map(([requestId, quotes]) => groupOf(requestId, quotes));
}

function groupOf(requestId: number, rows: readonly DriverQuoteRow[]): QuoteGroup {
  const quotes = rows.toSorted(compareQuotes);
  const answered = quotes.filter((quote) => quote.state === "awaiting_customer");
  const waiting = quotes.filter(isWaiting).length;
  const isBooked = quotes.some((quote) => quote.state === "booked");
  const state = isBooked ? "booked" : answered.length > 0 ? "answered" : waiting > 0 ? "waiting" : "closed";
  return { requestId, state, quotes, answered: answered.length, waiting, lowestPence: lowestOf(answered) };
}

const isWaiting = (quote: Pick<DriverQuoteRow, "state">): boolean =>
  quote.state === "awaiting_member" || quote.state === "in_review";
const ranks: Readonly<Record<DriverQuoteRow["state"], number>> = {
  booked: 0,
  awaiting_customer: 1,
  in_review: 2,
  awaiting_member: 3,
  rejected: 4,
  cancelled: 5,
  expired: 6,
};

type Ranked = Pick<DriverQuoteRow, "id" | "state" | "total">;

export function compareQuotes(a: Ranked, b: Ranked): number {
  return (
    ranks[a.state] - ranks[b.state] ||
    (a.total?.total_pence ?? Infinity) - (b.total?.total_pence ?? Infinity) ||
    a.id - b.id ||
    0
  );
}

function lowestOf(quotes: readonly Ranked[]): number | null {
  const totals = quotes.flatMap((quote) => (quote.total ? [quote.total.total_pence] : []));
  return totals.length === 0 ? null : Math.min(...totals);
}

/** Marked only where there is something to compare: the lowest of two or more answers that include the same. */
export function lowestQuoteId(
  quotes: readonly Pick<DriverQuote, "id" | "state" | "total" | "answer">[],
): number | null {
  const answers = quotes
    .filter((quote) => quote.state === "awaiting_customer" && quote.total !== null)
    .toSorted(compareQuotes);
  const [first, second] = answers;
  if (!first || !second || first.total?.total_pence === second.total?.total_pence) return null;
  const isSame = answers.every(({ answer }) => includedIn(answer) === includedIn(first.answer));
  return isSame ? first.id : null;
}

/** What comes with the tyres, in a form that compares. */
function includedIn(answer: DriverQuote["answer"]): string {
  const services = answer?.services.map(({ name, quantity }) => `${quantity} ${name.trim().toLowerCase()}`) ?? [];
  return JSON.stringify([answer?.alignment_check ?? false, services.toSorted()]);
}
