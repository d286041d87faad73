import type { Translate } from "@treadclub/texts";
import type { FormErrors } from "#ui/form-errors.ts";
import { isBrandLine, isServiceLine, type AnswerDraft } from "./answer-draft.ts";

/** What stands in the way of sending, by field. */
export function answerProblems(draft: AnswerDraft, t: Translate): FormErrors<AnswerDraft> {
  const found: Record<string, string | undefined> = {
    brand: draft.brand.trim() === "" ? t("office.answer.need.brand") : tooLong(draft.brand, 200, t),
    unit_price_pence: isPence(draft.unit_price_pence, 1) ? undefined : t("office.answer.need.price"),
    fitting_minutes: isWhole(draft.fitting_minutes, 15, 480) ? undefined : t("office.answer.need.minutes"),
    message: tooLong(draft.message, 2000, t),
  };
  for (const [i, line] of draft.alternatives.entries()) {
    if (!isBrandLine(line)) continue;
    found[`alternatives.${i}.brand`] =
      line.brand.trim() === "" ? t("office.answer.need.brand") : tooLong(line.brand, 200, t);
    found[`alternatives.${i}.unit_price_pence`] = isPence(line.unit_price_pence, 1)
      ? undefined
      : t("office.answer.need.price");
  }
  for (const [i, line] of draft.services.entries()) {
    if (!isServiceLine(line)) continue;
    found[`services.${i}.name`] =
      line.name.trim() === "" ? t("office.answer.need.service") : tooLong(line.name, 200, t);
    found[`services.${i}.quantity`] = isWhole(line.quantity, 1, 20) ? undefined : t("office.answer.need.count");
    found[`services.${i}.price_pence`] = isPence(line.price_pence, 0)
      ? undefined
      : t("office.answer.need.priceOrNothing");
  }
  return found;
}

const mostPence = 10_000_000;
const isWhole = (value: number | null, least: number, most: number): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;
const isPence = (value: number | null, least: number): boolean => isWhole(value, least, mostPence);
const tooLong = (text: string, most: number, t: Translate): string | undefined =>
  text.trim().length > most ? t("office.answer.need.short", { count: most }) : undefined;
