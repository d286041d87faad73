import type { Catalog, FieldProblem, ParsedOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { lastDayOf, londonDay, wasPriceProblem } from "@treadclub/rules";

export type DealBody = ParsedOf<Catalog["saveDeal"]>["body"];

/** Errors: VALIDATION_FAILED for dates that do not fit, for a price that is none or no lower than before, and for a picture without its description. */
export function checkDeal(ctx: Pick<ReadCtx, "now" | "fail">, body: DealBody, hasPicture: boolean): void {
  const problem = daysProblem(body, londonDay(ctx.now)) ?? priceProblem(body) ?? textProblem(body, hasPicture);
  if (problem) throw ctx.fail("VALIDATION_FAILED", { fields: { [problem[0]]: problem[1] } });
}

type Problem = readonly [field: string, problem: FieldProblem] | null;

function daysProblem({ starts_on: starts, ends_on: ends }: DealBody, today: string): Problem {
  if (ends < starts) return ["ends_on", "date_order"];
  if (ends < today) return ["ends_on", "date_past"];
  if (starts > lastDayOf("dealStart", today)) return ["starts_on", "date_far"];
  return ends > lastDayOf("dealEnd", today) ? ["ends_on", "date_far"] : null;
}

function priceProblem({ price_pence, saving_pence, was_pence, was_since, starts_on, ends_on }: DealBody): Problem {
  if (price_pence === null && saving_pence === null) return ["price_pence", "required"];
  if (price_pence !== null && saving_pence !== null) return ["saving_pence", "choice"];
  if (was_pence === null) return was_since === null ? null : ["was_pence", "required"];
  if (price_pence === null) return ["was_pence", "choice"];
  if (was_since === null) return ["was_since", "required"];
  const problem = wasPriceProblem({ price_pence, was_pence, was_since, starts_on, ends_on });
  if (problem === null) return null;
  return problem === "not_higher" ? ["was_pence", "too_small"] : ["was_since", "date_order"];
}

function textProblem({ texts }: DealBody, hasPicture: boolean): Problem {
  const locales = texts.map(({ locale }) => locale);
  const again = locales.findIndex((locale, at) => locales.indexOf(locale) !== at);
  if (again >= 0) return [`texts.${again}.locale`, "choice"];
  const untold = texts.findIndex(({ picture_alt }) => hasPicture && picture_alt === "");
  return untold >= 0 ? [`texts.${untold}.picture_alt`, "required"] : null;
}
