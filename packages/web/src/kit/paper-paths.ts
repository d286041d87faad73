/** The terms and the privacy policy of drivers, and those of companies. */
export const paperPaths = {
  driver: { terms: "/app/terms_and_conditions", privacy: "/app/privacy_policy" },
  member: { terms: "/app/member_terms_and_conditions", privacy: "/app/member_privacy_policy" },
} as const;
