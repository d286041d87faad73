import type { Access, Gated } from "../access.ts";

const audiences = {
  public: "Anyone.",
  "signed-in": "Any signed-in user.",
  consumer: "Drivers.",
  member: "Users of a fitter.",
  "member-owner": "Owners of a fitter.",
  office: "Users of a fitter, and administrators.",
  admin: "Administrators.",
  "super-admin": "Super administrators.",
  key: "Keys",
  "key-or-session": "The session’s own token, and keys",
  "measurement-session": "The session’s own token.",
} as const satisfies Readonly<Record<Access, string>>;

const meanings: Readonly<Record<string, string>> = {
  review: " (own measurements)",
  review_all: " (those of every key)",
};

/** Returns who may make a call, as a sentence. */
export function audienceOf({ access, scopes = [] }: Gated): string {
  const named = scopes.map((scope) => `\`${scope}\`${meanings[scope] ?? ""}`).join(" or ");
  return named === "" ? audiences[access] : `${audiences[access]} with the scope ${named}.`;
}
