import type { TextKey, Translate } from "@treadclub/texts";
import type { Format } from "#kit/format.ts";

type ProblemKey = Extract<TextKey, `integrator.problem.${string}`>;

const byProblem: Readonly<Record<string, ProblemKey>> = {
  "no answer in time": "integrator.problem.timeout",
  "private address": "integrator.problem.private",
  "it lies in a private network": "integrator.problem.private",
  redirect: "integrator.problem.redirect",
  gone: "integrator.problem.gone",
  ECONNREFUSED: "integrator.problem.refused",
  ENOTFOUND: "integrator.problem.unknown",
  EAI_AGAIN: "integrator.problem.unknown",
  "key revoked": "integrator.problem.revoked",
  "key suspended": "integrator.problem.suspended",
  "no address": "integrator.problem.address",
};

interface Delivery {
  /** What the receiver responded last; null without a response. */
  readonly status: number | null;
  readonly problem: string | null;
}

/** Returns in words what kept a message from its receiver; null without a problem. */
export function deliveryProblem({ status, problem }: Delivery, t: Translate): string | null {
  if (problem === null) return null;
  const key = byProblem[problem];
  // A response with a code of its own needs no words.
  if (key === undefined && status !== null) return null;
  return t(key ?? "integrator.problem.other");
}

/** Returns how an attempt went, with how long it took. */
export function attemptText(
  { status, problem, ms }: Delivery & { readonly ms: number },
  t: Translate,
  format: Pick<Format, "number" | "facts" | "lowerFirst">,
): string {
  const took = format.number(ms);
  const words = deliveryProblem({ status, problem }, t) ?? "";
  return status === null
    ? t("integrator.message.unanswered", { problem: words, ms: took })
    : format.facts(t("integrator.message.answered", { status, ms: took }), format.lowerFirst(words));
}
