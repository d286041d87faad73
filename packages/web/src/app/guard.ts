import type { RoleName } from "@treadclub/contract";
import { safeNextUrl } from "#kit/next-url.ts";
import { namesIn, pathTo } from "#kit/paths.ts";
import { hasRole, homeOf } from "#kit/role.ts";
import type { UserView } from "#kit/stored-session.ts";
import type { Audience } from "./screens/screen.ts";

export type Guarded = Pick<UserView, "id" | "roles" | "member_id" | "disabled"> & {
  readonly must_set_up_second_step?: boolean;
};

/** Where users set up the second step that their role requires; until then every other screen redirects here. */
const setUpPath = "/app/account/second_step";

export interface Navigation {
  readonly audience: Audience;
  readonly user: Guarded | null;
  /** The address that was asked for: path, query and fragment. */
  readonly href: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The address to go to instead, or null to let the navigation pass. */
export function guard({ audience, user, href, params, search }: Navigation): string | null {
  if (audience === "public") return null;
  if (audience === "guest") return user && !user.disabled ? afterSignIn(user, search) : null;
  if (!user || user.disabled) return signInHref(href, params, search);
  if (user.must_set_up_second_step && !href.startsWith(setUpPath))
    return pathTo(setUpPath, {}, { nextUrl: safeNextUrl(href) });
  return mayOpen(audience, user) ? null : homeOf(user);
}

/** Returns where to redirect after sign-in: the requested page, a driver with a club's code to that club, else home. */
export function afterSignIn(user: Guarded, search: Readonly<Record<string, unknown>>): string {
  const next = safeNextUrl(textOf(search["nextUrl"]));
  if (next) return next;
  const code = textOf(search["code"]);
  const isClub = (textOf(search["code_type"]) ?? "club") === "club";
  if (code && isClub && hasRole(user, "consumer")) return pathTo("/app/consumer_register_by_club_qr/{code}", { code });
  return homeOf(user);
}

/** The sign-in screen with the values of the path, then those of the query, and the target as nextUrl. */
export function signInHref(href: string, params: Navigation["params"], search: Navigation["search"]): string {
  const { nextUrl: _, ...query } = texts({ ...search, ...params });
  return pathTo("/app/sign_in", {}, { ...query, nextUrl: safeNextUrl(href) });
}

/** The path of an alias with the user's own id in the place that it leaves out. */
export function aliasTarget(
  redirectTo: string,
  user: Guarded,
  params: Navigation["params"],
  search: Navigation["search"],
): string {
  const given = texts(params);
  const values = Object.fromEntries(
    namesIn(redirectTo).map((name) => [name, given[name] ?? String(name === "member_id" ? user.member_id : user.id)]),
  );
  return pathTo(redirectTo, values, texts(search));
}

const rolesOf: Readonly<Record<"consumer" | "member" | "office" | "admin", readonly RoleName[]>> = {
  consumer: ["consumer"],
  member: ["member"],
  office: ["member", "admin"],
  admin: ["admin"],
};

function mayOpen(audience: Exclude<Audience, "public" | "guest">, user: Guarded): boolean {
  if (audience === "signed-in" || hasRole(user, "super_admin")) return true;
  return rolesOf[audience].some((role) => hasRole(user, role));
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);
const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (textOf(value) === undefined ? [] : [[name, String(value)]])),
  );
