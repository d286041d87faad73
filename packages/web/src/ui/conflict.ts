import { isCode } from "#kit/errors.ts";
import { currentT } from "#kit/i18n.ts";

/** Reads again what was on the screen. */
export type Reload = () => Promise<unknown>;

/** Reads the screen again when somebody else has changed or removed what is on it; returns false for any other error. */
export async function reloadedAfter(error: unknown, reload: Reload | undefined): Promise<boolean> {
  if (!reload || !isCode(error, "STATE_CONFLICT", "NOT_FOUND")) return false;
  await reload();
  return true;
}

/** What the user is told then. */
export const changedText = (): string => currentT()("ui.form.changed");
