import { useState, type ReactElement } from "react";
import { useCall } from "#kit/queries.ts";
import { productName } from "#kit/discount-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { FormScope } from "#ui/form-scope.ts";
import { ComboField } from "#ui/office/ComboField.tsx";
import { TextArea } from "#ui/TextField.tsx";
import { namesIn, type DraftConditions } from "./club-draft.ts";
import css from "./ClubForm.module.css";

/** The products that a discount is for, a line each: chosen among those that are known, or typed. */
export function ProductsField({ conditions }: { readonly conditions: FormScope<DraftConditions> }): ReactElement {
  const t = useT();
  const field = conditions.field("products");
  const [search, setSearch] = useState("");
  const found = useCall("getProductsListTypeAdd", { body: { search } }, { keepPrevious: true });
  const chosen = namesIn(field.value);
  const known = (found.data?.list ?? []).filter(({ name }) => !chosen.includes(name));
  const add = (name: string): void => field.onChange([...chosen, name].join("\n"));
  return (
    <>
      <ComboField
        id={`${field.id}-add`}
        label={t("office.club.form.products")}
        hint={t("office.club.form.productsAdd")}
        optional
        value={null}
        items={known.map(({ name }, at) => ({ id: at, label: productName(name, t) }))}
        onSearch={setSearch}
        busy={found.isFetching}
        onChange={(item) => {
          const name = item && known[item.id]?.name;
          if (name) add(name);
        }}
      />
      <TextArea
        label={t("office.club.form.productsChosen")}
        hint={t("office.club.form.productsHint")}
        optional
        rows={2}
        {...field}
      />
      <SimilarNames
        names={chosen}
        onReplace={(typed, meant) => field.onChange(chosen.map((name) => (name === typed ? meant : name)).join("\n"))}
      />
    </>
  );
}

interface SimilarNamesProps {
  readonly names: readonly string[];
  readonly onReplace: (typed: string, meant: string) => void;
}

/** Looks at the line typed last: a quote never matches a name with a slip in it. */
function SimilarNames({ names, onReplace }: SimilarNamesProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const typed = names.at(-1) ?? "";
  const { data } = useCall("checkedProductName", { body: { name: typed } }, { enabled: typed !== "" });
  const meant = (data?.names ?? []).filter((name) => !names.includes(name));
  const [first] = meant;
  if (first === undefined) return null;
  return (
    <p className={css.similar} role="status">
      <span>
        {t("office.club.form.productSimilar", { names: format.words(meant.map((name) => productName(name, t))) })}
      </span>
      <button type="button" className={css.replace} onClick={() => onReplace(typed, first)}>
        {t("office.club.form.productReplace", { name: productName(first, t) })}
      </button>
    </p>
  );
}
