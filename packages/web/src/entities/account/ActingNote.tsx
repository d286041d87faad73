import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useSession, useUser } from "#kit/session.ts";
import css from "./Account.module.css";

/** While an administrator acts as this user: what is the user's alone, in one sentence. */
export function ActingNote(): ReactElement | null {
  const t = useT();
  const { impersonating } = useSession();
  const user = useUser();
  if (!impersonating) return null;
  return <p className={css.note}>{t("account.hub.acting", { name: `${user.first_name} ${user.last_name}` })}</p>;
}
