import { useRef, useState, type ReactElement, type ReactNode } from "react";
import { Keyboard } from "lucide-react";
import { formatNumber } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { Filtering } from "#kit/use-list.ts";
import { BulkBar } from "./BulkBar.tsx";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { DataList, flipped, moveRow, type ItemKey, type ListShape } from "./DataList.tsx";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { FilterBar, NoMatch } from "./FilterBar.tsx";
import { DetailAlone, DetailBeside, useFocusOnReturn } from "./ListDetail.tsx";
import css from "./ListPage.module.css";
import { Page } from "./Page.tsx";
import { Pagination } from "./Pagination.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { ShortcutHelp } from "./ShortcutHelp.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { Skeleton } from "./Skeleton.tsx";
import { useMedia } from "./use-media.ts";

interface ListPageProps<T> extends ListShape<T> {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly href: string; readonly label?: string | undefined } | undefined;
  readonly help?: { readonly href: string; readonly label?: string | undefined } | undefined;
  readonly actions?: ReactNode;
  /** Not there yet: undefined. */
  readonly items: readonly T[] | undefined;
  readonly failed?: { readonly onRetry: () => void; readonly text?: string | undefined } | null | undefined;
  readonly total?: number | undefined;
  /** The total is a floor: "more than 10000". */
  readonly totalIsMore?: boolean | undefined;
  readonly page: number;
  readonly perPage?: number | undefined;
  readonly onPage: (page: number) => void;
  readonly search?:
    | { readonly value: string; readonly onChange: (value: string) => void; readonly label?: string | undefined }
    | undefined;
  /** Filters of the list, as `useList` has them. */
  readonly filtering?: Filtering | undefined;
  /** Choices before the filters that lead to another list. */
  readonly before?: ReactNode;
  /** Above the rows: what became of the last thing done to several of them. */
  readonly note?: ReactNode;
  /** Nothing there at all, or nothing by the usual filters: the one next step. */
  readonly empty: ReactNode;
  /** Instead of the usual title where search or filters match nothing. */
  readonly noMatch?: string | undefined;
  /** The rows are those of the page before, while the next one comes. */
  readonly waiting?: boolean | undefined;
  readonly openKey?: ItemKey | null | undefined;
  /** The open record: right of the list from 1200 px, a page of its own below. */
  readonly detail?: ReactNode;
  readonly detailLabel?: string | undefined;
  /** The address of the list with nothing open. */
  readonly closedHref?: string | undefined;
  /** Further keys of this page for its help: [key, what it does]. */
  readonly keys?: readonly (readonly [string, string])[] | undefined;
  readonly bulk?:
    | {
        readonly selected: ReadonlySet<ItemKey>;
        readonly onSelect: (selected: ReadonlySet<ItemKey>) => void;
        readonly actions: ReactNode;
      }
    | undefined;
}

/** An office list: search, filters, rows, pages; the open row beside it. Keys: `/` `j` `k` `Enter` `x` `?`. */
export function ListPage<T>(props: ListPageProps<T>): ReactElement {
  const { title, lead, back, help, actions, search, filtering, before, openKey, detail, bulk } = props;
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [helping, setHelping] = useState(false);
  const open = detail !== undefined && detail !== null && openKey !== undefined && openKey !== null;
  const isAlone = useMedia("(max-width: 1199px)") && open;
  useFocusOnReturn(props, isAlone, list);
  useShortcuts({
    "/": () => box.current?.focus(),
    j: () => moveRow(list.current, 1),
    k: () => moveRow(list.current, -1),
    "?": () => setHelping(true),
    x: () => tickFocused(props, list.current),
  });
  if (isAlone) return <DetailAlone {...props} />;
  return (
    <Page
      title={title}
      lead={lead}
      back={back}
      help={help}
      width="wide"
      actions={
        <>
          {actions}
          <span className={css.keys} data-keys>
            <IconButton
              label={t("ui.list.keys")}
              icon={<Keyboard aria-hidden="true" />}
              onClick={() => setHelping(true)}
            />
          </span>
        </>
      }
    >
      <div className={cx(css.split, detail !== undefined && css.two)}>
        <div className={css.list}>
          <div className={css.tools}>
            {search && <SearchBox ref={box} value={search.value} onChange={search.onChange} label={search.label} />}
            <FilterBar filtering={filtering} before={before} onCleared={() => box.current?.focus()} />
          </div>
          {props.note}
          <div aria-busy={props.waiting}>
            <Rows {...props} listRef={list} onCleared={() => box.current?.focus()} />
          </div>
          {bulk && bulk.selected.size > 0 && (
            <BulkBar count={bulk.selected.size} onClear={() => bulk.onSelect(new Set())}>
              {bulk.actions}
            </BulkBar>
          )}
        </div>
        {detail !== undefined && <DetailBeside {...props} open={open} />}
      </div>
      <ShortcutHelp open={helping} onClose={() => setHelping(false)} select={bulk !== undefined} more={props.keys} />
    </Page>
  );
}

interface RowsProps<T> extends ListPageProps<T> {
  readonly onCleared: () => void;
  readonly listRef: { readonly current: HTMLUListElement | null };
}

function Rows<T>(props: RowsProps<T>): ReactElement {
  const {
    items,
    failed,
    total,
    page,
    perPage = 20,
    onPage,
    search,
    filtering,
    empty,
    noMatch,
    onCleared,
    bulk,
    title,
    openKey,
    listRef,
    keyOf,
    nameOf,
    row,
    hrefOf,
    onOpen,
    groupOf,
  } = props;
  if (failed) return <ErrorPanel text={failed.text} onRetry={failed.onRetry} />;
  if (!items) return <Skeleton shape="list" />;
  if (items.length === 0 && (search?.value || filtering?.hiding.length || page > 1))
    return <NoMatch title={noMatch} filtering={filtering} onCleared={onCleared} />;
  if (items.length === 0) return <>{empty}</>;
  return (
    <>
      <Counts {...props} items={items} />
      <DataList
        ref={listRef}
        label={title}
        items={items}
        openKey={openKey}
        selected={bulk?.selected}
        onSelect={bulk?.onSelect}
        keyOf={keyOf}
        nameOf={nameOf}
        row={row}
        hrefOf={hrefOf}
        onOpen={onOpen}
        groupOf={groupOf}
      />
      {total !== undefined && <Pagination page={page} perPage={perPage} total={total} onPage={onPage} />}
    </>
  );
}

/** How many there are, and the box that ticks all of them. */
function Counts<T>({
  bulk,
  items,
  keyOf,
  total,
  totalIsMore,
}: ListPageProps<T> & { readonly items: readonly T[] }): ReactElement {
  const t = useT();
  const all = items.every((item) => bulk?.selected.has(keyOf(item)));
  return (
    <div className={css.counts}>
      {bulk && (
        <label className={css.all}>
          <input type="checkbox" checked={all} onChange={() => bulk.onSelect(new Set(all ? [] : items.map(keyOf)))} />
          {t("ui.list.selectAll")}
        </label>
      )}
      {total !== undefined && (
        <p role="status">
          {totalIsMore
            ? t("ui.list.more", { total: formatNumber(total, t.locale) })
            : t("ui.list.total", { count: total })}
        </p>
      )}
    </div>
  );
}

function tickFocused<T>({ bulk, items, keyOf }: ListPageProps<T>, list: HTMLUListElement | null): void {
  const at = [...(list?.querySelectorAll(":scope > :not([data-group])") ?? [])].findIndex((row) =>
    row.contains(document.activeElement),
  );
  const item = items?.[at];
  if (bulk && item !== undefined) bulk.onSelect(flipped(bulk.selected, keyOf(item)));
}
