import type { Role } from "./accounts.ts";
import type { Ids } from "./ids.ts";

/** A screen as somebody opens it. */
export interface ScreenVisit {
  /** The path as the web's screen tables spell it. */
  readonly screen: string;
  readonly role: Role | null;
  /** What of it is opened, where the screen can show several things. */
  readonly what?: string;
  readonly address: (ids: Ids) => string;
}

/** Where the people of the demo world have their pages. */
export const of = (ids: Ids) => ({
  driver: `/app/consumer/${ids.driver}`,
  member: `/app/members/${ids.member}`,
  admin: `/app/admin/${ids.admin}`,
});
