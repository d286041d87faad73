import { useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import type { ItemKey, ListShape } from "./DataList.tsx";
import { ListOfDetailContext } from "./list-detail.ts";
import css from "./ListPage.module.css";
import { pageTitleId } from "./Page.tsx";

interface DetailProps {
  /** Of the list. */
  readonly title: string;
  readonly help?: { readonly href: string; readonly label?: string | undefined } | undefined;
  readonly closedHref?: string | undefined;
  readonly openKey?: ItemKey | null | undefined;
  readonly detail?: ReactNode;
  readonly detailLabel?: string | undefined;
}

/** The open record as a page of its own: its heading, and one way back, which is to the list. */
export function DetailAlone({ title, help, closedHref = "", openKey, detail }: DetailProps): ReactElement {
  useEffect(() => {
    scrollTo({ top: 0 });
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
  }, [openKey]);
  return <ListOfDetailContext value={{ back: { href: closedHref, label: title }, help }}>{detail}</ListOfDetailContext>;
}

/** Back on the list, its row has the focus, and so is in sight. */
export function useFocusOnReturn<T>(
  {
    items,
    openKey,
    keyOf,
  }: Pick<ListShape<T>, "keyOf"> & Pick<DetailProps, "openKey"> & { readonly items: readonly T[] | undefined },
  isAlone: boolean,
  list: { readonly current: HTMLUListElement | null },
): void {
  const opened = useRef<ItemKey | null>(null);
  useEffect(() => {
    if (isAlone) opened.current = openKey ?? null;
    if (isAlone || opened.current === null || !items) return;
    const at = items.findIndex((item) => keyOf(item) === opened.current);
    opened.current = null;
    list.current?.querySelectorAll<HTMLElement>("[data-row]")[at]?.focus();
  });
}

/** The open record beside its list, or that none is open. */
export function DetailBeside({
  open,
  openKey,
  detail,
  detailLabel,
  title,
}: DetailProps & { readonly open: boolean }): ReactElement {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const before = useRef(openKey);
  useEffect(() => {
    const changed = before.current !== openKey;
    before.current = openKey;
    // With a form it scrolls with the page, and a row far down would open it out of sight.
    if (open && changed && box.current && box.current.getBoundingClientRect().top < 0)
      box.current.scrollIntoView({ block: "start" });
  }, [open, openKey]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must get in
    <section ref={box} className={css.detail} tabIndex={open ? 0 : undefined} aria-label={detailLabel ?? title}>
      {open ? detail : <p className={css.nothing}>{t("ui.list.choose")}</p>}
    </section>
  );
}
