import type { ReactElement } from "react";
import { normaliseCode } from "@treadclub/rules/codes";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import type { FieldBinding } from "#ui/field-binding.ts";
import { TextField } from "#ui/TextField.tsx";
import css from "./ClubForm.module.css";

/** The code of a new club: one of the company's own, one that is suggested, or left to the server. */
export function ClubCode({ field }: { readonly field: FieldBinding<string> }): ReactElement {
  const t = useT();
  const query = useCall("getUniqueCode", {}, { enabled: false });
  const suggest = async (): Promise<void> => {
    const { data } = await query.refetch();
    if (data) field.onChange(data.code);
  };
  return (
    <div className={css.code}>
      <TextField
        label={t("office.club.form.code")}
        hint={t("office.club.form.codeHint")}
        optional
        short
        autoComplete="off"
        autoCapitalize="characters"
        {...field}
        onChange={(text) => field.onChange(normaliseCode(text))}
      />
      <Button small kind="quiet" busy={query.isFetching} onClick={() => void suggest()}>
        {t("office.club.form.codeSuggest")}
      </Button>
    </div>
  );
}
