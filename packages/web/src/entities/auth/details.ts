import { CallError } from "@treadclub/contract/client";
import { api } from "#kit/api.ts";
import { isCode } from "#kit/errors.ts";
import { emailProblem, nameProblem } from "#kit/field-checks.ts";
import { currentT } from "#kit/i18n.ts";
import { FieldError } from "./sign-in-call.ts";
import { codeTypeOf } from "./journey.ts";
import { passwordProblem } from "./weak-password.ts";
import type { SignUpDraft } from "./sign-up-draft.ts";
import type { FormErrors } from "#ui/form-errors.ts";

export type Details = Pick<SignUpDraft, "first_name" | "last_name" | "email" | "password" | "code">;
type Names = Pick<Details, "first_name" | "last_name">;

export function nameProblems({ first_name, last_name }: Names): FormErrors<Names> {
  const t = currentT();
  return {
    first_name: nameProblem(first_name, t("entry.signUp.enterFirstName"), t),
    last_name: nameProblem(last_name, t("entry.signUp.enterLastName"), t),
  };
}

/** What stands in the way, by field; `takenEmail` is one that the server has said is not free. */
export function detailProblems(entered: Details, takenEmail: string | null): FormErrors<Details> {
  return {
    ...nameProblems(entered),
    email: emailWords(entered.email, takenEmail),
    password: passwordProblem(entered.password, currentT()("entry.signUp.enterPassword"), currentT()),
  };
}

function emailWords(email: string, takenEmail: string | null): string | undefined {
  const t = currentT();
  if (email.trim() === "") return t("base.signIn.enterEmail");
  if (emailProblem(email)) return t("base.field.email");
  return email.trim() === takenEmail ? t("entry.signUp.emailTaken") : undefined;
}

/** Whether the e-mail is free and the code leads somewhere. Throws FieldError with what is wrong, and CallError. */
export async function checkWithServer(entered: Details, codeType: string | undefined): Promise<void> {
  const t = currentT();
  if (!(await isFree(entered.email))) throw new FieldError({ email: t("entry.signUp.emailTaken") });
  if (entered.code.trim() === "" || codeTypeOf(codeType) !== "club") return;
  await api.call("getDiscountClubByCode", { params: { code: entered.code.trim() } }).catch((error: unknown) => {
    throw isCode(error, "CODE_INVALID", "VALIDATION_FAILED")
      ? new FieldError({ code: t("base.error.CODE_INVALID") })
      : error;
  });
}

export const isFree = async (email: string): Promise<boolean> =>
  (await api.call("checkedEmail", { query: { email: email.trim() } })).free;

/** Problems of the step before, by field; null when there is none. */
export function problemsBefore(error: unknown): Readonly<Record<string, string>> | null {
  if (isCode(error, "EMAIL_EXISTS")) return { email: currentT()("entry.signUp.emailTaken") };
  if (isCode(error, "CODE_INVALID")) return { code: error.message };
  if (!(error instanceof CallError) || error.code !== "VALIDATION_FAILED") return null;
  const own = Object.entries(error.fields).filter(([name]) =>
    ["first_name", "last_name", "email", "password", "code"].includes(name),
  );
  return own.length > 0 ? Object.fromEntries(own) : null;
}
