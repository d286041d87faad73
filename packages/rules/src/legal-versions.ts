/** The legal papers, each with the versions that exist: the valid one first. A version is named by the day from which it holds. */
export const paperVersions = {
  terms: ["2026-11-24", "2026-11-22", "2026-11-21"],
  privacy: ["2026-11-24", "2026-11-22", "2026-11-21"],
  member_terms: ["2026-11-22"],
  member_privacy: ["2026-11-22"],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type PaperName = keyof typeof paperVersions;

/** What people agree to now; consents are recorded with it. */
export const legalVersions = {
  terms: paperVersions.terms[0],
  privacy: paperVersions.privacy[0],
  member_terms: paperVersions.member_terms[0],
  member_privacy: paperVersions.member_privacy[0],
} as const satisfies Readonly<Record<PaperName, string>>;
