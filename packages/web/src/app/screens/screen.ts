import type { AreaName } from "@treadclub/texts";
import type { ComponentType } from "react";

/** Who may open a screen, `office` for companies and administrators; its table says it, a single screen may say otherwise. `guest`: signed-in users are redirected to their own pages. */
export type Audience = "public" | "guest" | "signed-in" | "consumer" | "member" | "office" | "admin";

/** A module of `routes/`: exports the component `Screen`. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

export interface ScreenEntry {
  /** With `{name}` for path values, as in the list of screens. */
  readonly path: string;
  readonly load: () => Promise<ScreenModule>;
  /** Areas of texts that it needs besides `base` and `ui`. */
  readonly areas: readonly AreaName[];
  readonly audience?: Audience;
  /** Without header and menus: the camera. */
  readonly bare?: boolean;
  /** Opens without a network for a driver whose vouchers this browser keeps. */
  readonly offline?: boolean;
  /** Reads no records (`useCall`): shown to a visitor without the code for them. */
  readonly plain?: boolean;
  /** Looks the same to everybody who is not signed in: drawn by the build, in every language. */
  readonly printed?: boolean;
}

/** A path without the user's own id; leads to the one with it and keeps the other values. */
export interface AliasEntry {
  readonly path: string;
  readonly redirectTo: string;
}

export type TableEntry = ScreenEntry | AliasEntry;

type ScreenOptions = Pick<ScreenEntry, "audience" | "bare" | "offline" | "plain" | "printed">;

/** A row of a screen table: `screen("/app/consumer/{id}/dashboard", () => import("#routes/consumer/dashboard.tsx"), ["driver"])`. */
export const screen = (
  path: string,
  load: ScreenEntry["load"],
  areas: readonly AreaName[] = [],
  options: ScreenOptions = {},
): ScreenEntry => ({ path, load, areas, ...options });

/** `alias("/app/consumer/my_quotes", "/app/consumer/{consumer_id}/my_quotes")`: the missing id is the signed-in user's. */
export const alias = (path: string, redirectTo: string): AliasEntry => ({ path, redirectTo });
