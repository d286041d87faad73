import type { WriteCtx } from "@treadclub/kit/context";
import { nestedOne } from "@treadclub/kit/db/decode";
import { formatPlate } from "@treadclub/rules";
import { notifyConsumer, notifyMember, type Note } from "#modules/messages";
import { sql } from "drizzle-orm";
import type { quotes } from "./table.ts";

/** What notifications say of a quote beside its own columns; for statements from `quotes`. */
export const quoteFactFields = nestedOne(
  {
    plate: sql<string>`v.number`,
    vehicle: sql<string>`v.brand || ' ' || v.model`,
    count: sql<number>`q.quantity`,
    size: sql<string>`q.tyre_size`,
    company: sql<string>`m.company_name`,
  },
  sql`from quote_requests q, vehicles v, members m where q.id = quotes.request_id and v.id = q.vehicle_id and m.id = quotes.member_id`,
);

interface WithFacts {
  readonly facts: {
    readonly plate: string;
    readonly vehicle: string;
    readonly count: number;
    readonly size: string;
    readonly company: string;
  } | null;
}

/** The facts of a quote as values of a notification. */
export const quoteFacts = ({ facts }: WithFacts): NonNullable<Note["values"]> =>
  facts ? { ...facts, plate: formatPlate(facts.plate) } : {};

type Closed = WithFacts & Pick<typeof quotes.$inferSelect, "id" | "memberId" | "consumerId">;
type Kind = Extract<NonNullable<Note["kind"]>, `quote_${string}`>;

/** Notifies the driver that a quote is no longer open. */
export const notifyDriverOfEnd = (ctx: WriteCtx, quote: Closed, kind: Kind): void =>
  notifyConsumer(ctx, quote.consumerId, {
    type: "quote_change",
    kind,
    values: quoteFacts(quote),
    recordId: quote.id,
  });

/** Notifies the company that a quote is no longer open. */
export function notifyCompanyOfEnd(ctx: WriteCtx, quote: Closed, kind: Kind): void {
  const { company: _own, ...values } = quoteFacts(quote);
  notifyMember(ctx, quote.memberId, {
    type: "quote_change",
    kind,
    values: { ...values, driver_id: quote.consumerId },
    recordId: quote.id,
  });
}
