import { Fragment, type ReactElement, type ReactNode, type Ref } from "react";
import { useT } from "#kit/i18n.ts";
import { Breakable } from "./Breakable.tsx";
import { cx } from "./cx.ts";
import css from "./DataList.module.css";
import { UiLink } from "./UiLink.tsx";

export type ItemKey = string | number;

export interface ListShape<T> {
  readonly keyOf: (item: T) => ItemKey;
  /** By ear: "Select AB51 CDE, Anna Miller". */
  readonly nameOf: (item: T) => string;
  /** What a row shows; nothing to press inside. */
  readonly row: (item: T) => ReactNode;
  /** An address to open it, else `onOpen`. */
  readonly hrefOf?: ((item: T) => string) | undefined;
  readonly onOpen?: ((item: T) => void) | undefined;
  /** A heading over the rows that follow each other with the same one: a day, a state. */
  readonly groupOf?: ((item: T) => string) | undefined;
}

interface DataListProps<T> extends ListShape<T> {
  readonly items: readonly T[];
  readonly label: string;
  readonly openKey?: ItemKey | null | undefined;
  readonly selected?: ReadonlySet<ItemKey> | undefined;
  readonly onSelect?: ((selected: ReadonlySet<ItemKey>) => void) | undefined;
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

/** Rows that open a thing each; with `selected` they can be ticked. */
export function DataList<T>({
  items,
  label,
  openKey,
  selected,
  onSelect,
  ref,
  ...shape
}: DataListProps<T>): ReactElement {
  const t = useT();
  return (
    <ul ref={ref} className={css.list} aria-label={label}>
      {items.map((item, at) => {
        const key = shape.keyOf(item);
        const group = headingOf(shape, item, items[at - 1]);
        return (
          <Fragment key={key}>
            {group !== null && (
              <li className={css.group} data-group="">
                {group}
              </li>
            )}
            <li className={cx(css.item, key === openKey && css.open)}>
              {selected && onSelect && (
                <label className={css.tick}>
                  <input
                    type="checkbox"
                    checked={selected.has(key)}
                    aria-label={t("ui.list.select", { name: shape.nameOf(item) })}
                    onChange={() => onSelect(flipped(selected, key))}
                  />
                </label>
              )}
              <RowTarget item={item} shape={shape} open={key === openKey} />
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

/** The heading over a row, or null where the row before has the same one. */
function headingOf<T>({ groupOf }: ListShape<T>, item: T, before: T | undefined): string | null {
  if (!groupOf) return null;
  const heading = groupOf(item);
  return before !== undefined && groupOf(before) === heading ? null : heading;
}

function RowTarget<T>({
  item,
  shape,
  open,
}: {
  readonly item: T;
  readonly shape: ListShape<T>;
  readonly open: boolean;
}): ReactElement {
  if (shape.hrefOf) {
    return (
      <UiLink className={css.row} data-row="" href={shape.hrefOf(item)} aria-current={open || undefined}>
        {shape.row(item)}
      </UiLink>
    );
  }
  if (!shape.onOpen) return <div className={css.row}>{shape.row(item)}</div>;
  return (
    <button
      type="button"
      className={css.row}
      data-row=""
      aria-current={open || undefined}
      onClick={() => shape.onOpen?.(item)}
    >
      {shape.row(item)}
    </button>
  );
}

/** The usual row: a headline with its state, a second line below. */
export function Row({
  title,
  badge,
  meta,
  lead,
}: {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly meta?: ReactNode;
  readonly lead?: ReactNode;
}): ReactElement {
  return (
    <span className={css.usual}>
      {lead && <span className={css.lead}>{lead}</span>}
      <span className={css.title}>{kept(title)}</span>
      {badge && <span className={css.badge}>{badge}</span>}
      {meta && <span className={css.meta}>{kept(meta)}</span>}
    </span>
  );
}

const kept = (part: ReactNode): ReactNode => (typeof part === "string" ? <Breakable text={part} /> : part);

export function flipped(selected: ReadonlySet<ItemKey>, key: ItemKey): ReadonlySet<ItemKey> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Moves the focus among the rows, and stops at the ends. */
export function moveRow(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = rows.findIndex(
    (row) => row === document.activeElement || row.parentElement?.contains(document.activeElement),
  );
  const next =
    at < 0
      ? (rows.find((row) => row.hasAttribute("aria-current")) ?? rows[0])
      : rows[Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
}
