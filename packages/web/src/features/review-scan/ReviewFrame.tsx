import { useRef, useState, type ReactElement, type ReactNode } from "react";
import { helpPath } from "#kit/help-paths.ts";
import { useNextInQueue } from "#kit/next-in-queue.ts";
import { useNavigateTo } from "#kit/use-navigate-to.ts";
import type { Loading } from "#ui/Loaded.tsx";
import { DetailPage } from "#ui/record/DetailPage.tsx";
import type { RecordAction } from "#ui/record/record-action.tsx";
import { useShortcuts } from "#ui/shortcuts.ts";
import { useFocusWhenThere } from "./use-focus-when-there.ts";
import { WayOn } from "./WayOn.tsx";

export interface Judging {
  /** It was judged here: the way on gets the focus. */
  readonly onJudged: () => void;
  readonly onUndone: () => void;
  readonly isJudgedHere: boolean;
}

interface ReviewFrameProps<R> {
  readonly id: number;
  readonly query: Loading<R>;
  readonly list: { readonly href: string; readonly label: string };
  readonly title: (record: R) => string;
  readonly badge: (record: R) => ReactNode;
  /** What waits, from the front. */
  readonly queue: {
    readonly rows: readonly { readonly id: number }[];
    readonly count: number | undefined;
    readonly hrefOf: (id: number) => string;
    readonly words: { readonly next: string; readonly none: string; readonly waiting: (count: number) => string };
  };
  readonly actions: (record: R, judging: Judging) => readonly RecordAction[];
  readonly children: (record: R, judging: Judging) => ReactNode;
}

/** A review screen, and from one to the next through its queue. */
export function ReviewFrame<R>({ id, query, list, title, badge, queue, actions, children }: ReviewFrameProps<R>) {
  const next = useNextInQueue(queue.rows, id);
  const way = useRef<HTMLAnchorElement>(null);
  const focusOnNext = useFocusWhenThere(way, id);
  const go = useNavigateTo();
  const [judgedId, setJudgedId] = useState<number | null>(null);
  useShortcuts({
    n: () => {
      if (next !== null) go(queue.hrefOf(next));
    },
  });
  const judging: Judging = {
    isJudgedHere: judgedId === id,
    onJudged: () => {
      setJudgedId(id);
      focusOnNext();
    },
    onUndone: () => setJudgedId(null),
  };
  return (
    <DetailPage
      key={id}
      query={query}
      list={list}
      help={{ href: helpPath("reviews") }}
      bare
      conflict={null}
      title={title}
      badge={badge}
      actions={(record) => actions(record, judging)}
      links={() => <Way queue={queue} next={next} link={way} />}
    >
      {(record) => children(record, judging)}
    </DetailPage>
  );
}

interface WayProps extends Pick<ReviewFrameProps<unknown>, "queue"> {
  readonly next: number | null;
  readonly link: { readonly current: HTMLAnchorElement | null };
}

function Way({ queue: { count, hrefOf, words }, next, link }: WayProps): ReactElement {
  const text = count === undefined ? null : next === null ? words.none : words.waiting(count);
  return <WayOn text={text} label={words.next} href={next === null ? null : hrefOf(next)} link={link} />;
}
