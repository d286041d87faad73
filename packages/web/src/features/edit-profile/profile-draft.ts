import type { Locale, Translate } from "@treadclub/texts";
import { formatPhone, toE164 } from "@treadclub/rules/phone";
import { nameProblem } from "#kit/field-checks.ts";
import type { UserView } from "#kit/session.ts";

/** The profile as it is typed: no phone is "". */
export interface ProfileDraft {
  first_name: string;
  last_name: string;
  phone: string;
  locale: Locale;
}

export const draftOf = (user: UserView): ProfileDraft => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone === null ? "" : formatPhone(user.phone),
  locale: user.locale,
});

export const bodyOf = (draft: ProfileDraft) => ({
  first_name: draft.first_name.trim(),
  last_name: draft.last_name.trim(),
  phone: draft.phone.trim() === "" ? null : draft.phone.trim(),
  locale: draft.locale,
});

export function draftProblems(draft: ProfileDraft, t: Translate) {
  return {
    first_name: nameProblem(draft.first_name, t("account.profile.enterFirst"), t),
    last_name: nameProblem(draft.last_name, t("account.profile.enterLast"), t),
    phone: draft.phone.trim() === "" || toE164(draft.phone) !== null ? undefined : t("account.profile.phoneWrong"),
  };
}

export interface ProfileChange {
  readonly field: keyof ProfileDraft;
  readonly now: string;
  readonly typed: string;
}

const fields = ["first_name", "last_name", "phone", "locale"] as const satisfies readonly (keyof ProfileDraft)[];

/** What was changed elsewhere since the profile was read, beside what was typed here. */
export const changesOf = (read: ProfileDraft, now: ProfileDraft, typed: ProfileDraft): ProfileChange[] =>
  fields
    .filter((field) => now[field] !== read[field])
    .map((field) => ({ field, now: now[field], typed: typed[field] }));
