import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import css from "./Vouchers.module.css";

/** Without a network: how old what is shown here is. */
export function LastRead({ at }: { readonly at: string | null }): ReactElement | null {
  const t = useT();
  const format = useFormat();
  if (at === null) return null;
  return (
    <p className={css.lastRead} role="status">
      {t("driver.vouchers.lastRead", { when: format.dayTime(at, "short") })}
    </p>
  );
}
