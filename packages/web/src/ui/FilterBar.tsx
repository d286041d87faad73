import { useId, type ReactElement, type ReactNode } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { FilterControl } from "#kit/list-filters.ts";
import type { Filtering } from "#kit/use-list.ts";
import { Button } from "./Button.tsx";
import { CheckboxField, SelectField } from "./ChoiceFields.tsx";
import { DateField } from "./DateField.tsx";
import { Empty } from "./Empty.tsx";
import css from "./FilterBar.module.css";
import { Segments } from "./Segments.tsx";

interface FilterBarProps {
  readonly filtering: Filtering | undefined;
  readonly before?: ReactNode;
  /** After clearing, the button is gone: the focus needs another place. */
  readonly onCleared: () => void;
}

/** The filters of a list, as they are declared, and a way back to the usual ones. */
export function FilterBar({ filtering, before, onCleared }: FilterBarProps): ReactElement | null {
  const t = useT();
  if (!before && !filtering?.controls.length && !filtering?.isChanged) return null;
  return (
    <div className={css.filters} role="group" aria-label={t("ui.list.filters")}>
      {before}
      {filtering?.controls.map((one) => (
        <Control key={one.name} {...one} />
      ))}
      {filtering?.isChanged && <ClearFilters filtering={filtering} onCleared={onCleared} />}
    </div>
  );
}

interface NoMatchProps {
  readonly title: string | undefined;
  readonly filtering: Filtering | undefined;
  readonly onCleared: () => void;
}

/** An empty list that says which filters hide everything. */
export function NoMatch({ title, filtering, onCleared }: NoMatchProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const filters = format.words(filtering?.hiding.map(({ label, value }) => label + format.inBrackets(value)) ?? []);
  return (
    <Empty
      picture="list"
      title={title ?? t("ui.list.none")}
      text={filters ? t("office.list.hiding", { filters: format.lowerFirst(filters) }) : t("ui.list.noneText")}
      action={filtering && <ClearFilters filtering={filtering} onCleared={onCleared} />}
    />
  );
}

function ClearFilters({
  filtering,
  onCleared,
}: Omit<FilterBarProps, "before"> & { readonly filtering: Filtering }): ReactElement {
  const t = useT();
  return (
    <Button
      small
      kind="quiet"
      onClick={() => {
        filtering.clear();
        onCleared();
      }}
    >
      {t("office.list.clearFilters")}
    </Button>
  );
}

interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly control: FilterControl;
}

function Control({ name, label, control }: ControlProps): ReactElement {
  const t = useT();
  const id = useId();
  if (control.kind === "segments") return <Segments {...control} label={label} />;
  if (control.kind === "select") return <SelectField {...control} id={id} name={name} label={label} />;
  if (control.kind === "switch") return <CheckboxField {...control} id={id} name={name} label={label} />;
  const { value, onChange } = control;
  return (
    <div className={css.days} role="group" aria-label={label}>
      <DateField
        id={`${id}-from`}
        name={`${name}_from`}
        label={t("office.list.from")}
        max={value.to || undefined}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DateField
        id={`${id}-to`}
        name={`${name}_to`}
        label={t("office.list.to")}
        min={value.from || undefined}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
      />
    </div>
  );
}
