import type { Catalog, InputOf } from "@treadclub/contract";
import type { Translate } from "@treadclub/texts";
import type { FormErrors } from "#ui/form-errors.ts";
import type { Key } from "./queries.ts";

type Settings = Omit<InputOf<Catalog["updateIntegratorKey"]>["body"], "version">;
type Scope = Settings["scopes"][number];
export type Kind = Key["kind"];

const scopes: readonly Scope[] = ["create", "results", "review", "review_all"];

/** What is typed about a key. */
export interface KeyDraft {
  readonly kind: string;
  /** The company that an administrator makes a key for. */
  readonly member_id: { readonly id: number; readonly label: string } | null;
  readonly name: string;
  /** One a line. */
  readonly origins: string;
  readonly scopes: readonly string[];
  readonly allowance: number | null;
  readonly confirm: string;
}

/** Above it an administrator grants a live key's scans. */
export const mostOwn = 1000;

export const emptyDraft: KeyDraft = {
  kind: "sandbox",
  member_id: null,
  name: "",
  origins: "",
  scopes: ["create", "results"],
  allowance: null,
  confirm: "unsure",
};

export const draftOf = ({
  kind,
  name,
  origins,
  scopes: given,
  allowance,
  confirm,
}: Pick<Key, "kind" | "name" | "origins" | "scopes" | "allowance" | "confirm">): KeyDraft => ({
  kind,
  member_id: null,
  name,
  origins: origins.join("\n"),
  scopes: given,
  allowance,
  confirm,
});

export const settingsOf = ({ name, origins, scopes: ticked, allowance, confirm }: KeyDraft): Settings => ({
  name: name.trim(),
  origins: [...new Set(origins.split(/\s+/).flatMap((line) => originOf(line) ?? []))],
  scopes: scopes.filter((scope) => ticked.includes(scope)),
  allowance,
  confirm: confirm === "always" ? "always" : "unsure",
});

/** A website's origin as a browser sends it; what is none stays as it was typed, for the server to say so. */
function originOf(line: string): string | null {
  const text = line.trim().replace(/\/+$/, "");
  if (text === "") return null;
  const url = URL.parse(text);
  return url !== null && url.pathname === "/" && url.search === "" && url.hash === "" && url.origin !== "null"
    ? url.origin
    : text;
}

export const checkDraft = (
  { name, scopes: ticked, allowance }: KeyDraft,
  t: Translate,
  needsAllowance: boolean,
): FormErrors<KeyDraft> => ({
  name: name.trim() === "" ? t("integrator.need.name") : undefined,
  scopes: ticked.length === 0 ? t("integrator.need.scopes") : undefined,
  allowance:
    (allowance === null && needsAllowance) || (allowance !== null && !Number.isInteger(allowance))
      ? t("integrator.need.allowance")
      : undefined,
});
