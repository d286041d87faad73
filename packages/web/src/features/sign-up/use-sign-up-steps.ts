import { useT } from "#kit/i18n.ts";

/** The names of the steps to a driver's account. */
export function useSignUpSteps(): readonly string[] {
  const t = useT();
  return [t("entry.signUp.details"), t("entry.signUp.terms"), t("entry.signUp.car")];
}
