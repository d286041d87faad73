import { fieldProblems, type FieldProblem } from "@treadclub/contract";
import type { z } from "zod";

/** Form field ("tyre_size", "services.0.name") -> what is wrong with it. */
export function fieldsOf(error: z.ZodError): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] ??= "unknown_field";
    else fields[path] ??= problemOf(issue);
  }
  return fields;
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const named = fieldProblems.find((name) => name === issue.message);
  if (named) return named;
  if (issue.code === "invalid_type") return issue.input === undefined ? "required" : "wrong_type";
  if (issue.code === "too_big") return issue.origin === "string" || issue.origin === "array" ? "too_long" : "too_large";
  if (issue.code === "too_small")
    return issue.origin === "string" || issue.origin === "array" ? "too_short" : "too_small";
  return issue.code === "invalid_value" ? "choice" : "wrong_type";
}
