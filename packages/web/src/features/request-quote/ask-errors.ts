import { CallError } from "@treadclub/contract/client";
import type { Translate } from "@treadclub/texts";
import { draftSteps, problemsOf, type DraftProblem, type DraftStep, type QuoteDraft } from "./quote-draft.ts";

/** In the order of the screens. `wire`: the fields of the call; `parts`: what of the draft it shows. */
const askFields = [
  { id: "ask-tyres", step: "tyres", wire: ["positions"], parts: ["positions"] },
  { id: "ask-size", step: "tyres", wire: ["tyre_size", "load_rating", "speed_rating"], parts: ["size"] },
  { id: "ask-brand-name", step: "tyres", wire: ["tyre_brand"], parts: ["brandPreference", "brandName"] },
  { id: "ask-fitters", step: "fitters", wire: ["member_ids"], parts: ["fitters"] },
  { id: "ask-day", step: "send", wire: ["preferred_on"], parts: ["preferredOn"] },
  { id: "ask-vouchers", step: "send", wire: ["voucher_ids"], parts: ["voucherIds"] },
  { id: "ask-message", step: "send", wire: ["message_to_fitter"], parts: ["message"] },
] as const satisfies readonly AskField[];

interface AskField {
  readonly id: string;
  readonly step: DraftStep;
  readonly wire: readonly string[];
  readonly parts: readonly (keyof QuoteDraft)[];
}

/** What is wrong, in words, by the id of the field. */
export type AskErrors = Readonly<Partial<Record<(typeof askFields)[number]["id"], string>>>;

const fieldOf = {
  needTyre: "ask-tyres",
  wrongSize: "ask-size",
  brandMissing: "ask-brand-name",
  onPast: "ask-day",
  onFar: "ask-day",
  needFitter: "ask-fitters",
} as const satisfies Readonly<Record<DraftProblem, keyof AskErrors>>;

/** What the server refused of a draft. */
export interface Refusal {
  readonly draft: QuoteDraft;
  readonly errors: AskErrors;
  /** The first step that holds one of them. */
  readonly step: DraftStep;
}

/** Returns the server's field problems; null when there are none of this form. */
export function refusalOf(error: unknown, draft: QuoteDraft): Refusal | null {
  if (!(error instanceof CallError)) return null;
  const named = Object.entries(error.fields).map(([name, text]) => ({ name: name.split(".")[0] ?? "", text }));
  const refused = askFields.flatMap(({ id, step, wire }: AskField) => {
    const problem = named.find(({ name }) => wire.includes(name));
    return problem ? [{ id, step, text: problem.text }] : [];
  });
  const step = draftSteps.find((one) => refused.some((field) => field.step === one));
  if (step === undefined) return null;
  return { draft, step, errors: Object.fromEntries(refused.map(({ id, text }) => [id, text])) };
}

interface Look {
  readonly draft: QuoteDraft;
  readonly step: DraftStep;
  readonly today: string;
  readonly refusal: Refusal | null;
}

/** Returns what a step lacks, and what the server refused of it: a field that has changed since is fine until it is sent again. */
export function errorsOf({ draft, step, today, refusal }: Look, t: Translate): AskErrors {
  const standing = askFields.filter(
    (field) => field.step === step && field.parts.every((part) => draft[part] === refusal?.draft[part]),
  );
  const refused = standing.flatMap(({ id }) => {
    const text = refusal?.errors[id];
    return text === undefined ? [] : [[id, text] as const];
  });
  const lacking = problemsOf(draft, step, today).map((problem) => [fieldOf[problem], wordsOf(problem, t)] as const);
  return Object.fromEntries([...refused, ...lacking]);
}

const wordsOf = (problem: DraftProblem, t: Translate): string =>
  problem === "wrongSize" ? t("base.field.tyre_size") : t(`driver.ask.${problem}`);
