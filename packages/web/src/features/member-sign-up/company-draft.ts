import { isPostcode, isWebsite, toE164 } from "@treadclub/rules";
import type { Catalog, InputOf } from "@treadclub/contract";
import { emailProblem, nameProblem } from "#kit/field-checks.ts";
import { currentT } from "#kit/i18n.ts";
import { passwordProblem } from "#entities/auth/weak-password.ts";
import { ownHandProblem } from "#entities/auth/HoneypotField.tsx";
import type { FormErrors } from "#ui/form-errors.ts";

type Body = InputOf<Catalog["createMember"]>["body"];

export interface CompanyDraft {
  readonly company_name: string;
  readonly company_phone: string;
  readonly company_email: string;
  readonly website: string;
  readonly postcode: string;
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly city: string;
  readonly membership: string;
  readonly vat_registered: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly terms_accepted: boolean;
  readonly marketing: boolean;
  /** Nobody sees it. */
  readonly homepage: string;
}

export const emptyCompany: CompanyDraft = {
  company_name: "",
  company_phone: "",
  company_email: "",
  website: "",
  postcode: "",
  address_line_1: "",
  address_line_2: "",
  city: "",
  membership: "independent",
  vat_registered: true,
  first_name: "",
  last_name: "",
  email: "",
  password: "",
  terms_accepted: false,
  marketing: false,
  homepage: "",
};

/** What stands in the way of signing up, by field. */
export function companyProblems(draft: CompanyDraft): FormErrors<CompanyDraft> {
  const t = currentT();
  const missing = (value: string, words: string): string | undefined => (value.trim() === "" ? words : undefined);
  return {
    company_name: nameProblem(draft.company_name, t("entry.fitter.enterCompany"), t),
    company_phone: toE164(draft.company_phone) === null ? t("base.field.phone") : undefined,
    company_email:
      draft.company_email.trim() !== "" && emailProblem(draft.company_email) ? t("base.field.email") : undefined,
    website: isSite(draft.website) ? undefined : t("base.field.site"),
    postcode: isPostcode(draft.postcode) ? undefined : t("base.field.postcode"),
    address_line_1: missing(draft.address_line_1, t("entry.fitter.enterLine1")),
    city: missing(draft.city, t("entry.fitter.enterCity")),
    first_name: nameProblem(draft.first_name, t("entry.signUp.enterFirstName"), t),
    last_name: nameProblem(draft.last_name, t("entry.signUp.enterLastName"), t),
    email: missing(draft.email, t("base.signIn.enterEmail")) ?? (emailProblem(draft.email) && t("base.field.email")),
    password: passwordProblem(draft.password, t("entry.signUp.enterPassword"), t),
    terms_accepted: draft.terms_accepted ? undefined : t("base.field.terms"),
    homepage: ownHandProblem(draft.homepage),
  };
}

/** What is sent; the draft has no problem. */
export function bodyOf({ company_email, website, membership, ...draft }: CompanyDraft): Body {
  return {
    ...draft,
    membership: membershipOf(membership),
    ...(company_email.trim() === "" ? {} : { company_email: company_email.trim() }),
    ...(website.trim() === "" ? {} : { website: wholeSite(website) }),
    email: draft.email.trim(),
    terms_accepted: true,
    locale: currentT().locale,
  };
}

export const memberships = ["independent", "garage", "mobile", "chain"] as const;
const membershipOf = (text: string): Body["membership"] => memberships.find((code) => code === text) ?? "independent";

/** People type `www.example.co.uk`. */
const wholeSite = (text: string): string =>
  /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;

const isSite = (text: string): boolean => text.trim() === "" || isWebsite(wholeSite(text));
