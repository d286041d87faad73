import { Combobox } from "@base-ui/react/combobox";
import { X } from "lucide-react";
import { useEffect, useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { cx } from "../cx.ts";
import { Field } from "../Field.tsx";
import fields from "../Field.module.css";
import { useTopLayer } from "../top-layer.ts";
import css from "./ComboField.module.css";
import popup from "./popup.module.css";

export interface ComboItem {
  readonly id: number;
  readonly label: string;
}

export interface ComboFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly value: ComboItem | null;
  readonly onChange: (item: ComboItem | null) => void;
  /** What matches the search, as the server found it. */
  readonly items: readonly ComboItem[];
  /** Called when typing rests. */
  readonly onSearch: (text: string) => void;
  readonly busy?: boolean | undefined;
}

const restMs = 250;

/** Chooses one among many by typing a part of its name; the server searches. */
export function ComboField(props: ComboFieldProps): ReactElement {
  const { label, placeholder, value, onChange, items, onSearch, busy } = props;
  const t = useT();
  const container = useTopLayer() ?? undefined;
  const { typed, isSearched, search } = useSearch(onSearch);
  const shown = isSearched && !busy ? items : items.filter(({ label: name }) => includes(name, typed));
  return (
    <Field id={props.id} label={label} hint={props.hint} error={props.error} optional={props.optional}>
      {(wiring) => (
        <Combobox.Root
          items={shown}
          filter={null}
          value={value}
          onValueChange={onChange}
          onInputValueChange={(text, { reason }) => search(reason === "input-change" ? text : "")}
          itemToStringLabel={(item) => item.label}
          isItemEqualToValue={(item, other) => item.id === other.id}
          autoHighlight
        >
          <div className={css.box}>
            <Combobox.Input
              {...wiring}
              className={cx(fields.control, css.input)}
              placeholder={placeholder}
              autoComplete="off"
            />
            <Combobox.Clear className={css.clear} aria-label={t("office.choose.clear", { label })}>
              <X aria-hidden="true" size={20} />
            </Combobox.Clear>
          </div>
          <Combobox.Portal container={container}>
            <Combobox.Positioner className={popup.positioner} sideOffset={4}>
              <Combobox.Popup className={cx(popup.popup, css.popup)}>
                <Combobox.Status className={popup.note}>{busy && t("office.choose.searching")}</Combobox.Status>
                <Combobox.Empty className={popup.note}>{!busy && t("office.choose.none")}</Combobox.Empty>
                <Combobox.List aria-label={label}>
                  {(item: ComboItem) => (
                    <Combobox.Item key={item.id} value={item} className={popup.item}>
                      {item.label}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}

/** Enter may come before the server's answer: until then only what matches of the former items can be chosen. */
const includes = (name: string, part: string): boolean => name.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** Searches for the newest text when it has not changed for a while. */
function useSearch(onSearch: (text: string) => void) {
  const [typed, setTyped] = useState("");
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearched(typed);
      onSearch(typed);
    }, restMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts a search
  }, [typed]);
  return { typed, isSearched: typed === searched, search: (text: string) => setTyped(text.trim()) };
}
