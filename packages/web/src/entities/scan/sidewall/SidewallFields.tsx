import { useState, type ReactElement } from "react";
import { readSidewall, type SidewallField, type SidewallText } from "@treadclub/rules/sidewall";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { FormScope } from "#ui/form-scope.ts";
import { TextField } from "#ui/TextField.tsx";
import css from "./Sidewall.module.css";
import { understoodOf } from "./sidewall-words.ts";

interface SidewallFieldsProps {
  readonly scope: FormScope<SidewallText>;
  /** Every field may stay empty: what the labels say where that is not said above. */
  readonly optional?: boolean;
}

/** What stands on one sidewall, typed field by field; what was understood stands below each. */
export function SidewallFields({ scope, optional }: SidewallFieldsProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const [now] = useState(() => new Date());
  const understood = understoodOf(readSidewall(scope.values, now), t, format);
  const field = (name: SidewallField) => {
    const binding = scope.field(name);
    const note = binding.error === undefined ? understood[name] : undefined;
    return {
      label: t(`scan.sidewall.field.${name}`),
      autoComplete: "off",
      autoCapitalize: "characters",
      maxLength: 60,
      optional,
      below: note === undefined ? undefined : <p className={css.understood}>{note}</p>,
      ...binding,
    } as const;
  };
  return (
    <div className={css.fields}>
      <TextField hint={t("scan.sidewall.hint.size")} {...field("size")} />
      <div className={css.two}>
        <TextField {...field("load")} />
        <TextField {...field("speed")} />
      </div>
      <TextField hint={t("scan.sidewall.hint.dot")} {...field("dot")} />
      <TextField {...field("make")} autoCapitalize="words" />
    </div>
  );
}
