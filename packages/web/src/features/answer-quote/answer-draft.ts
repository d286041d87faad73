import { CallError } from "@treadclub/contract/client";
import { fittingMinutes, quoteTotal, type QuoteTotal } from "@treadclub/rules";
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

type BrandFields = Record<`alternatives.${number}.brand`, string> &
  Record<`alternatives.${number}.unit_price_pence`, number | null>;
type ServiceFields = Record<`services.${number}.name`, string> &
  Record<`services.${number}.${"quantity" | "price_pence"}`, number | null>;

/** The lines have a numbered field each, named as in the server's problems: "services.0.name". */
export type AnswerDraft = AnswerHead & BrandFields & ServiceFields;

export interface BrandLine {
  readonly brand: string;
  readonly pricePence: number | null;
}
export interface ServiceLine {
  readonly name: string;
  readonly quantity: number | null;
  readonly pricePence: number | null;
}

/** An answer to begin with: what an earlier one says, else only the usual time for so many tyres. */
export function emptyDraft(
  tyres: number,
  like?: Partial<AnswerHead> & {
    readonly services?: readonly ServiceLine[];
    readonly alternatives?: readonly BrandLine[];
  },
): AnswerDraft {
  const head: AnswerHead = {
    brand: "",
    unit_price_pence: null,
    alignment_check: false,
    fitting_minutes: fittingMinutes(tyres, "fitting"),
    message: "",
  };
  return Object.assign(
    head,
    given(like),
    withAlternatives(like?.alternatives ?? []),
    withServices(like?.services ?? []),
  );
}

export function alternativesOf(draft: AnswerDraft): BrandLine[] {
  return slots(mostAlternatives).map((i) => ({
    brand: draft[`alternatives.${i}.brand`] ?? "",
    pricePence: draft[`alternatives.${i}.unit_price_pence`] ?? null,
  }));
}

export function servicesOf(draft: AnswerDraft): ServiceLine[] {
  return slots(mostServices).map((i) => ({
    name: draft[`services.${i}.name`] ?? "",
    quantity: draft[`services.${i}.quantity`] ?? null,
    pricePence: draft[`services.${i}.price_pence`] ?? null,
  }));
}

/** The fields of these lines; the slots after them become empty. */
export function withAlternatives(lines: readonly BrandLine[]): BrandFields {
  const changes: BrandFields = {};
  for (const i of slots(mostAlternatives)) {
    changes[`alternatives.${i}.brand`] = lines[i]?.brand ?? "";
    changes[`alternatives.${i}.unit_price_pence`] = lines[i]?.pricePence ?? null;
  }
  return changes;
}

export function withServices(lines: readonly ServiceLine[]): ServiceFields {
  const changes: ServiceFields = {};
  for (const i of slots(mostServices)) {
    changes[`services.${i}.name`] = lines[i]?.name ?? "";
    changes[`services.${i}.quantity`] = lines[i] ? lines[i].quantity : 1;
    changes[`services.${i}.price_pence`] = lines[i]?.pricePence ?? null;
  }
  return changes;
}

export const isBrandLine = (line: BrandLine): boolean => line.brand.trim() !== "" || line.pricePence !== null;
export const isServiceLine = (line: ServiceLine): boolean => line.name.trim() !== "" || line.pricePence !== null;

/** What the driver will pay, by the rules that the server uses; what is not typed yet counts as nothing. */
export function draftTotal(
  draft: AnswerDraft,
  quote: Pick<QuoteView, "quantity" | "vouchers" | "member">,
  vatRatePercent: number,
): QuoteTotal {
  const services = servicesOf(draft).filter(isServiceLine);
  return quoteTotal({
    lines: [
      { quantity: quote.quantity, unitPence: whole(draft.unit_price_pence), vat: "standard" },
      ...services.map((line) => ({
        quantity: whole(line.quantity),
        unitPence: whole(line.pricePence),
        vat: "standard" as const,
      })),
    ],
    vouchers: honoured(quote).map((voucher) => ({ pence: voucher.amount_pence, by: voucher.by })),
    vatRatePercent,
  });
}

/** The answer as it goes over the wire: empty lines are left out. */
export function answerBody(draft: AnswerDraft, quote: Pick<QuoteView, "id" | "version">): QuoteAnswerBody {
  return {
    quote_id: quote.id,
    brand: draft.brand.trim(),
    unit_price_pence: whole(draft.unit_price_pence),
    alternatives: alternativesOf(draft)
      .filter(isBrandLine)
      .map((line) => ({ brand: line.brand.trim(), unit_price_pence: whole(line.pricePence) })),
    services: servicesOf(draft)
      .filter(isServiceLine)
      .map((line) => ({ name: line.name.trim(), quantity: whole(line.quantity), price_pence: whole(line.pricePence) })),
    alignment_check: draft.alignment_check,
    fitting_minutes: whole(draft.fitting_minutes),
    message: draft.message.trim(),
    version: quote.version,
  };
}

/** The vouchers of a quote that its member takes; an administrator also sees those of other members. */
export const honoured = ({ vouchers, member }: Pick<QuoteView, "vouchers" | "member">): QuoteView["vouchers"] =>
  vouchers.filter((voucher) => voucher.by === "platform" || voucher.member_id === member.id);

/** The server names a line by its place among those that were sent: back to the place on the screen, where empty lines are between. */
export function sentFields(error: unknown, draft: AnswerDraft): unknown {
  if (!(error instanceof CallError) || Object.keys(error.fields).length === 0) return error;
  const places: Readonly<Record<string, readonly number[]>> = {
    alternatives: filled(alternativesOf(draft), isBrandLine),
    services: filled(servicesOf(draft), isServiceLine),
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

const slots = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const whole = (value: number | null): number =>
  value !== null && Number.isSafeInteger(value) && value > 0 ? value : 0;

function given(like: Partial<AnswerHead> | undefined): Partial<AnswerHead> {
  const names = ["brand", "unit_price_pence", "alignment_check", "fitting_minutes", "message"] as const;
  return Object.fromEntries(names.flatMap((name) => (like?.[name] === undefined ? [] : [[name, like[name]]])));
}
