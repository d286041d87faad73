import { paperVersions, type PaperName } from "@treadclub/rules/legal-versions";

/** A paper in one version: its texts are `legal.{id}.title`, `.lead`, and of each part `.{part}` and `.{part}Text`. */
const edition = <I extends string, P extends string>(id: I, parts: readonly P[]) => ({
  id,
  parts: parts.map((part) => ({ anchor: part, key: `${id}.${part}` as const })),
});

/** The parts of the terms for drivers since 2026-11-22. */
const driverTerms = [
  "who",
  "service",
  "account",
  "scans",
  "readings",
  "credits",
  "vouchers",
  "welcome",
  "quotes",
  "bookings",
  "contract",
  "conduct",
  "liability",
  "ending",
  "changes",
  "complaints",
  "law",
] as const;

/** The parts of the privacy policy for drivers since 2026-11-22. */
const privacyParts = [
  "who",
  "what",
  "why",
  "share",
  "abroad",
  "photos",
  "machines",
  "admins",
  "long",
  "rights",
  "safety",
  "browser",
  "complain",
  "changes",
] as const;

const editions = {
  terms: {
    "2026-11-24": edition("terms", driverTerms),
    "2026-11-22": edition("terms_2026_11_22", driverTerms),
    "2026-11-21": edition("terms_2026_11_21", [
      "who",
      "what",
      "account",
      "scans",
      "vouchers",
      "quotes",
      "conduct",
      "end",
      "law",
    ]),
  },
  privacy: {
    "2026-11-24": edition("privacy", privacyParts),
    "2026-11-22": edition("privacy_2026_11_22", privacyParts),
    "2026-11-21": edition("privacy_2026_11_21", [
      "who",
      "what",
      "why",
      "share",
      "photos",
      "long",
      "rights",
      "browser",
      "complain",
    ]),
  },
  member_terms: {
    "2026-11-22": edition("member_terms", [
      "who",
      "joining",
      "fees",
      "users",
      "quotes",
      "vouchers",
      "bookings",
      "contract",
      "scans",
      "reviews",
      "messages",
      "frame",
      "data",
      "conduct",
      "pausing",
      "liability",
      "changes",
      "annex",
    ]),
  },
  member_privacy: {
    "2026-11-22": edition("member_privacy", [
      "who",
      "what",
      "why",
      "share",
      "long",
      "safety",
      "rights",
      "browser",
      "complain",
      "changes",
    ]),
  },
} satisfies { readonly [P in PaperName]: Readonly<Record<(typeof paperVersions)[P][number], object>> };

type EditionOf<P extends PaperName> = (typeof editions)[P][keyof (typeof editions)[P]];
export type Edition = { [P in PaperName]: EditionOf<P> }[PaperName];

/** The address of a paper; with a version, of that one. */
export const paperPath = (name: PaperName, version?: string): string =>
  version === undefined ? paths[name] : `${paths[name]}?version=${version}`;

/** The version that is asked for, where it exists; else null. */
export function editionOf(name: PaperName, version: string): Edition | null {
  const all: Readonly<Record<string, Edition>> = editions[name];
  return Object.hasOwn(all, version) ? (all[version] ?? null) : null;
}

/** The version that is valid now. */
export const currentEdition = (name: PaperName): Edition => {
  const edition = editionOf(name, paperVersions[name][0]);
  if (!edition) throw new Error(`No text of ${name}`);
  return edition;
};

const paths: Readonly<Record<PaperName, string>> = {
  terms: "/app/terms_and_conditions",
  privacy: "/app/privacy_policy",
  member_terms: "/app/member_terms_and_conditions",
  member_privacy: "/app/member_privacy_policy",
};
