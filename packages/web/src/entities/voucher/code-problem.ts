import { normaliseCode } from "@treadclub/rules/codes";

/** What is wrong with a typed code before anybody is asked: nothing there, or signs that no code has. */
export function codeProblem(typed: string): "missing" | "wrong" | undefined {
  const code = normaliseCode(typed);
  if (code === "") return "missing";
  return /^[\p{L}\p{N}]+$/u.test(code) ? undefined : "wrong";
}
