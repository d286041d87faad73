import type { ReactElement } from "react";
import { SidewallFields } from "#entities/scan/sidewall/SidewallFields.tsx";
import { useT } from "#kit/i18n.ts";
import type { RowHandle } from "#ui/form-scope.ts";
import css from "./TakePhotos.module.css";
import type { TypedWall } from "./use-check-form.ts";

/** What the driver can read of the sidewalls; closed until somebody wants to type, since the photos are enough. */
export function TypedSidewalls({ rows }: { readonly rows: readonly RowHandle<TypedWall>[] }): ReactElement {
  const t = useT();
  return (
    <>
      {rows.map((row) => (
        <details key={row.key} className={css.typed}>
          <summary>
            {rows.length === 1
              ? t("scan.sidewall.type.title")
              : t("scan.sidewall.type.of", { tyre: t(`ui.position.${row.values.position}`) })}
          </summary>
          <p>{t("scan.sidewall.type.lead")}</p>
          <SidewallFields scope={row} />
        </details>
      ))}
    </>
  );
}
