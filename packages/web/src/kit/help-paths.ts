/** Where the help link of an office screen leads. */
export const helpPaths = {
  terms: "/app/terms_and_conditions",
  memberTerms: "/app/member_terms_and_conditions",
  practice: "/app/bestpractice",
  privacy: "/app/privacy_policy",
} as const;
