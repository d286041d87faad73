import { isBrandLine, isServiceLine, type AnswerDraft, type BrandLine, type ServiceLine } from "./answer-draft.ts";

/** What a fitter would type again: for the tyre size its price, for every quote the services. */
export interface Remembered {
  readonly size: string | null;
  readonly brand: string;
  readonly unit_price_pence: number | null;
  readonly alternatives: readonly BrandLine[];
  readonly services: readonly ServiceLine[];
  readonly alignment_check: boolean;
}

interface Memory {
  readonly tyres: number;
  readonly services: readonly ServiceLine[];
  readonly alignment: boolean;
  readonly prices: Readonly<
    Record<
      string,
      { readonly brand: string; readonly unit_price_pence: number | null; readonly alternatives: readonly BrandLine[] }
    >
  >;
}

const storageKey = "draft:answer-lines";
const mostSizes = 60;

/** Keeps the lines of an answer that was sent, for this tab and until sign-out. */
export function rememberAnswer(draft: AnswerDraft, size: string, tyres: number): void {
  const prices = {
    ...recall()?.prices,
    [size]: {
      brand: draft.brand,
      unit_price_pence: draft.unit_price_pence,
      alternatives: draft.alternatives.filter(isBrandLine),
    },
  };
  const memory: Memory = {
    tyres,
    services: draft.services.filter(isServiceLine),
    alignment: draft.alignment_check,
    prices: Object.fromEntries(Object.entries(prices).slice(-mostSizes)),
  };
  sessionStorage.setItem(storageKey, JSON.stringify(memory));
}

/** What the next answer begins with; null before the first one. A service once per tyre stays once per tyre. */
export function remembered(size: string, tyres: number): Remembered | null {
  const memory = recall();
  if (!memory) return null;
  const price = memory.prices[size];
  return {
    size: price ? size : null,
    brand: price?.brand ?? "",
    unit_price_pence: price?.unit_price_pence ?? null,
    alternatives: price?.alternatives ?? [],
    services: memory.services.map((line) => (line.quantity === memory.tyres ? { ...line, quantity: tyres } : line)),
    alignment_check: memory.alignment,
  };
}

function recall(): Memory | null {
  const text = sessionStorage.getItem(storageKey);
  return text === null ? null : asMemory(text);
}

/** Only this file writes it; anything else in its place is nothing. */
function asMemory(text: string): Memory | null {
  try {
    const value: Memory | null = JSON.parse(text);
    return value && Array.isArray(value.services) && typeof value.prices === "object" ? value : null;
  } catch {
    return null;
  }
}
