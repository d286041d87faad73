export type RoleCode = "SA" | "MA" | "M" | "S";

/** The short code of a user's highest role; a consumer, and whoever has no role, has none. */
export function roleCode(roles: readonly string[]): RoleCode | null {
  return ORDER.find(([role]) => roles.includes(role))?.[1] ?? null;
}

const ORDER: readonly (readonly [string, RoleCode])[] = [
  ["super_admin", "SA"],
  ["admin", "MA"],
  ["member", "M"],
  ["supplier", "S"],
];
