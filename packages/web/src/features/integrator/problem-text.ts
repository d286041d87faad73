import type { TextKey, Translate } from "@treadclub/texts";

type ProblemKey = Extract<TextKey, `integrator.problem.${string}`>;

const known: Readonly<Record<string, ProblemKey>> = {
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

/** Why a message got no answer, in words. */
export const problemOf = (problem: string, t: Translate): string => t(known[problem] ?? "integrator.problem.other");
