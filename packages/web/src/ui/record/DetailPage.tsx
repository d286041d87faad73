import { useContext, useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "../Button.tsx";
import { Empty } from "../Empty.tsx";
import { Facts, type Fact } from "../Facts.tsx";
import { ListOfDetailContext } from "../list-detail.ts";
import { Loaded, type Loading } from "../Loaded.tsx";
import { Page, pageTitleId } from "../Page.tsx";
import css from "./Detail.module.css";
import type { RecordAction } from "./record-action.tsx";
import { RecordActions } from "./RecordActions.tsx";
import { RecordContext } from "./record-context.ts";
import { useRecordActions, type RecordActionsHandle } from "./use-record-actions.ts";

interface DetailPageProps<R> {
  readonly query: Loading<R>;
  /** The list that it belongs to: the way back, and the title until the record is there. */
  readonly list: { readonly href: string; readonly label: string };
  /** Stands in the detail of a ListPage, which makes it a page of its own where there is no room for both. */
  readonly beside?: boolean | undefined;
  /** Its own page, for a link beside the list. */
  readonly page?: { readonly href: string; readonly label: string } | undefined;
  readonly help?: { readonly href: string; readonly label?: string | undefined } | undefined;
  /** The body draws its own cards. */
  readonly bare?: boolean | undefined;
  /** What to say when an action found the record changed, where the usual words would not be true; null where the body says it. */
  readonly conflict?: string | null | undefined;
  readonly title: (record: R) => string;
  readonly badge?: ((record: R) => ReactNode) | undefined;
  /** Under the title: whose it is, how it stands. */
  readonly lead?: ((record: R) => ReactNode) | undefined;
  readonly actions?: ((record: R) => readonly RecordAction[]) | undefined;
  /** Links beside the actions. */
  readonly links?: ((record: R) => ReactNode) | undefined;
  readonly facts?: ((record: R) => readonly Fact[]) | undefined;
  /** Everything else, with the heading level of its sections. */
  readonly children?: ((record: R, level: 2 | 3) => ReactNode) | undefined;
}

/** A record with what may be done about it: beside its list, or on a page of its own. */
export function DetailPage<R>(props: DetailPageProps<R>): ReactElement {
  const { query, conflict, actions, beside = false } = props;
  const record = query.data;
  const handle = useRecordActions(
    { refetch: query.refetch, conflict },
    record === undefined ? [] : (actions?.(record) ?? []),
  );
  const title = useFocusAfter(handle);
  const narrow = useContext(ListOfDetailContext);
  return (
    <RecordContext value={handle}>
      {beside && !narrow ? (
        <Beside {...props} titleRef={title} />
      ) : (
        <OwnPage
          {...props}
          small={narrow !== null}
          list={narrow?.back ?? props.list}
          help={props.help ?? narrow?.help}
        />
      )}
      {handle.question}
    </RecordContext>
  );
}

function Beside<R>(props: DetailPageProps<R> & { readonly titleRef: TitleRef }): ReactElement {
  const { page, title, badge, lead, links, titleRef } = props;
  return (
    <Found {...props}>
      {(record) => (
        <article className={css.record}>
          <header className={css.head}>
            <div className={css.titles}>
              <h2 ref={titleRef} tabIndex={-1}>
                {title(record)}
              </h2>
              {badge?.(record)}
            </div>
            {lead?.(record)}
            <RecordActions
              small
              more={
                <>
                  {links?.(record)}
                  {page && (
                    <ButtonLink small kind="quiet" href={page.href}>
                      {page.label}
                    </ButtonLink>
                  )}
                </>
              }
            />
          </header>
          <Body {...props} record={record} level={3} />
        </article>
      )}
    </Found>
  );
}

function OwnPage<R>(props: DetailPageProps<R> & { readonly small: boolean }): ReactElement {
  const { query, list, small, help, bare, title, badge, lead, links } = props;
  const record = query.data;
  return (
    <Page
      title={record === undefined ? list.label : title(record)}
      width="wide"
      back={list}
      help={help}
      badge={record !== undefined && badge?.(record)}
      actions={record !== undefined && <RecordActions small={small} more={links?.(record)} />}
    >
      <Found {...props}>
        {(found) => (
          <>
            {lead?.(found)}
            <div className={bare ? css.bare : css.record}>
              <Body {...props} record={found} level={2} />
            </div>
          </>
        )}
      </Found>
    </Page>
  );
}

interface BodyProps<R> extends DetailPageProps<R> {
  readonly record: R;
  readonly level: 2 | 3;
}

function Body<R>({ facts, children, record, level }: BodyProps<R>): ReactElement {
  return (
    <>
      {facts && <Facts facts={facts(record)} />}
      {children?.(record, level)}
    </>
  );
}

interface FoundProps<R> extends Pick<DetailPageProps<R>, "query" | "list"> {
  readonly children: (record: R) => ReactNode;
}

/** The record, or that there is none any more: what was read before is not shown then. */
function Found<R>({ query, list, children }: FoundProps<R>): ReactElement {
  const t = useT();
  if (!isCode(query.error, "NOT_FOUND")) return <Loaded query={query}>{children}</Loaded>;
  return (
    <Empty
      picture="list"
      title={t("office.record.missing")}
      text={t("office.record.missingText")}
      action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
    />
  );
}

type TitleRef = { readonly current: HTMLHeadingElement | null };

/** After an action its button may be gone, and the focus with it: the title of the record takes it then. */
function useFocusAfter({ settled }: RecordActionsHandle): TitleRef {
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const stop = (): void => {
      seen.current = settled;
    };
    document.addEventListener("pointerdown", stop);
    document.addEventListener("keydown", stop);
    return () => {
      document.removeEventListener("pointerdown", stop);
      document.removeEventListener("keydown", stop);
    };
  }, [settled]);
  // The button goes with the new answer, which may come after the action has settled.
  useEffect(() => {
    if (seen.current === settled || document.activeElement !== document.body) return;
    seen.current = settled;
    (title.current ?? document.getElementById(pageTitleId))?.focus();
  });
  return title;
}
