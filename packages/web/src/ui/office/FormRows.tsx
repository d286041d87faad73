import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "../Button.tsx";
import { cx } from "../cx.ts";
import type { RowHandle, RowsHandle } from "../form-scope.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import css from "./FormRows.module.css";
import { TipButton } from "./TipButton.tsx";

interface FormRowsProps<R extends object> {
  /** `form.rows("discounts")`. */
  readonly rows: RowsHandle<R>;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Names a row, from 1: "Discount 2". */
  readonly rowName: (number: number) => string;
  readonly children: (row: RowHandle<R>) => ReactNode;
  readonly blank: R;
  readonly addLabel: string;
  /** Beside the button that adds a blank row: rows that are wanted often. */
  readonly moreAdds?: ReactNode;
  readonly atLeast?: number | undefined;
  readonly atMost: number;
  /** A class for rows of one line; without it each row is a block with its name. */
  readonly line?: string | undefined;
}

/** The rows of a form: add, remove, move by button or Alt and an arrow. The focus follows, and each change is announced. */
export function FormRows<R extends object>(props: FormRowsProps<R>): ReactElement {
  const { rows, label, hint, blank, addLabel, moreAdds, atMost } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const announced = useRowChange(props, box);
  return (
    <fieldset
      ref={box}
      className={css.rows}
      id={rows.id}
      tabIndex={-1}
      aria-describedby={rows.error ? `${rows.id}-error` : undefined}
    >
      <legend className={css.legend}>{label}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {rows.error && (
        <p className={css.error} id={`${rows.id}-error`}>
          {rows.error}
        </p>
      )}
      {rows.rows.map((row) => (
        <Row key={row.key} {...props} row={row} />
      ))}
      {rows.rows.length < atMost && (
        <div className={css.adds}>
          {moreAdds}
          <Button small kind="quiet" icon={<Plus aria-hidden="true" />} data-add onClick={() => rows.add(blank)}>
            {addLabel}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

function Row<R extends object>(props: FormRowsProps<R> & { readonly row: RowHandle<R> }): ReactElement {
  const { rows, row, rowName, children, atLeast = 0, line } = props;
  const t = useT();
  const name = rowName(row.index + 1);
  const count = rows.rows.length;
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.altKey && !opensByArrow(event.target) && { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    rows.move(row.index, row.index + step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the fields inside, beside the buttons
    <div
      role="group"
      aria-label={name}
      tabIndex={-1}
      data-row
      className={cx(css.row, line ? css.line : css.block)}
      onKeyDown={moveByKey}
    >
      {!line && <p className={css.name}>{name}</p>}
      <div className={cx(css.fields, line)}>{children(row)}</div>
      <div className={css.tools}>
        {count > 1 && (
          <>
            <TipButton
              label={t("office.rows.up", { name })}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={row.index === 0}
              onClick={() => rows.move(row.index, row.index - 1)}
            />
            <TipButton
              label={t("office.rows.down", { name })}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={row.index === count - 1}
              onClick={() => rows.move(row.index, row.index + 1)}
            />
          </>
        )}
        {count > atLeast && (
          <TipButton
            label={t("office.rows.remove", { name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => rows.remove(row.index)}
          />
        )}
      </div>
    </div>
  );
}

/** Puts the focus where the change leads, and returns what to say about it. */
function useRowChange<R extends object>(
  { rows, rowName }: FormRowsProps<R>,
  box: { readonly current: HTMLElement | null },
): string {
  const t = useT();
  const { change } = rows;
  const [seen, setSeen] = useState(change?.serial ?? 0);
  const [announced, setAnnounced] = useState("");
  const focused = useRef<HTMLElement | null>(null);
  if (change && change.serial !== seen) {
    setSeen(change.serial);
    setAnnounced(
      t(`office.rows.${change.kind}`, {
        name: rowName(change.index + 1),
        number: change.index + 1,
        count: rows.rows.length,
      }),
    );
  }
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement) focused.current = event.target;
    };
    const element = box.current;
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [box]);
  const serial = change?.serial ?? 0;
  const before = useRef(serial);
  useEffect(() => {
    if (!change || before.current === serial) return;
    before.current = serial;
    const all = box.current?.querySelectorAll<HTMLElement>(":scope > [data-row]") ?? [];
    // A row that moves in the document loses the focus.
    if (change.kind === "moved") focused.current?.focus();
    else if (change.kind === "added") firstField(all[change.index])?.focus();
    else
      (all[Math.min(change.index, all.length - 1)] ?? box.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
  }, [box, change, serial]);
  return announced;
}

const firstField = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>("input, select, textarea") ?? null;

/** Alt and an arrow open these. */
const opensByArrow = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches("select, [type=date], [type=time], [role=combobox]");
