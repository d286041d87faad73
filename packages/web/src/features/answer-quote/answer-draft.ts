import { isAcceptedBy } from "#kit/issuer-words.ts";
import { CallError } from "@treadclub/contract/client";
import { fittingMinutes, quoteLines, quoteTotal, type QuoteTotal } from "@treadclub/rules";
import type { QuoteAnswerBody, QuoteView } from "#entities/quote/queries.ts";

export const mostAlternatives = 5;
export const mostServices = 10;

interface AnswerHead {
  readonly brand: string;
  readonly unit_price_pence: number | null;
  readonly alignment_check: boolean;
  readonly fitting_minutes: number | null;
  readonly message: string;
}

/** An answer while it is written, named as in the server's problems. */
export interface AnswerDraft extends AnswerHead {
  readonly alternatives: readonly BrandLine[];
  readonly services: readonly ServiceLine[];
}

export interface BrandLine {
  readonly brand: string;
  readonly unit_price_pence: number | null;
}
export interface ServiceLine {
  readonly name: string;
  readonly quantity: number | null;
  readonly price_pence: number | null;
}

/** An answer to begin with: what an earlier one says, else only the usual time for so many tyres. */
export function emptyDraft(tyres: number, like: Partial<AnswerDraft> = {}): AnswerDraft {
  return {
    brand: like.brand ?? "",
    unit_price_pence: like.unit_price_pence ?? null,
    alignment_check: like.alignment_check ?? false,
    fitting_minutes: like.fitting_minutes ?? fittingMinutes(tyres, "fitting"),
    message: like.message ?? "",
    alternatives: like.alternatives ?? [],
    services: like.services ?? [],
  };
}

export const isBrandLine = (line: BrandLine): boolean => line.brand.trim() !== "" || line.unit_price_pence !== null;
export const isServiceLine = (line: ServiceLine): boolean => line.name.trim() !== "" || line.price_pence !== null;

/** What the driver will pay, by the rules that the server uses; what is not typed yet counts as nothing. */
export function draftTotal(
  draft: AnswerDraft,
  quote: Pick<QuoteView, "quantity" | "vouchers" | "member">,
  vatRatePercent: number,
): QuoteTotal {
  const services = draft.services.filter(isServiceLine);
  return quoteTotal({
    lines: quoteLines(
      { brand: draft.brand, quantity: quote.quantity, unitPence: whole(draft.unit_price_pence) },
      services.map(({ name, quantity, price_pence }) => ({
        name,
        quantity: whole(quantity),
        price_pence: whole(price_pence),
      })),
    ),
    vouchers: honoured(quote).map((voucher) => ({
      amountPence: voucher.amount_pence,
      conditions: voucher.conditions,
      by: voucher.by,
    })),
    vatRatePercent,
  });
}

/** The answer as it goes over the wire: empty lines are left out. */
export function answerBody(draft: AnswerDraft, quote: Pick<QuoteView, "id" | "version">): QuoteAnswerBody {
  return {
    quote_id: quote.id,
    brand: draft.brand.trim(),
    unit_price_pence: whole(draft.unit_price_pence),
    alternatives: draft.alternatives
      .filter(isBrandLine)
      .map((line) => ({ brand: line.brand.trim(), unit_price_pence: whole(line.unit_price_pence) })),
    services: draft.services.filter(isServiceLine).map((line) => ({
      name: line.name.trim(),
      quantity: whole(line.quantity),
      price_pence: whole(line.price_pence),
    })),
    alignment_check: draft.alignment_check,
    fitting_minutes: whole(draft.fitting_minutes),
    message: draft.message.trim(),
    version: quote.version,
  };
}

/** The vouchers of a quote that its member takes; an administrator also sees those of other members. */
export const honoured = ({ vouchers, member }: Pick<QuoteView, "vouchers" | "member">): QuoteView["vouchers"] =>
  vouchers.filter((voucher) => isAcceptedBy(voucher, member.id));

/** The server names a line by its place among those that were sent: back to the place on the screen, where empty lines are between. */
export function sentFields(error: unknown, draft: AnswerDraft): unknown {
  if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) return error;
  const places: Readonly<Record<string, readonly number[]>> = {
    alternatives: filled(draft.alternatives, isBrandLine),
    services: filled(draft.services, isServiceLine),
  };
  const fields = Object.entries(error.fields).map(([name, text]) => {
    const [group = "", at = "", ...rest] = name.split(".");
    return [[group, places[group]?.[Number(at)] ?? at, ...rest].filter((part) => part !== "").join("."), text];
  });
  return new CallError(error.status, { code: error.code, message: error.message, fields: Object.fromEntries(fields) });
}

function filled<L>(lines: readonly L[], isFilled: (line: L) => boolean): number[] {
  return lines.flatMap((line, i) => (isFilled(line) ? [i] : []));
}

const whole = (value: number | null): number =>
  value !== null && Number.isSafeInteger(value) && value > 0 ? value : 0;
