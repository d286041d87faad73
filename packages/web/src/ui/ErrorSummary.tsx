import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { sessionEnd } from "#kit/stored-session.ts";
import css from "./ErrorSummary.module.css";
import { toast } from "./toast.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface Problem {
  /** Id of the field it is about; without it, it concerns the whole. */
  readonly id?: string | undefined;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly Problem[];
  /** Counts the tries: the focus moves here after each. */
  readonly attempt: number;
  /** The form has no other field: its problem is said there, once, and the focus moves to it. */
  readonly oneField?: boolean | undefined;
}

/** What stands in the way, in the words of the fields, each leading to its field. */
export function ErrorSummary({ problems, attempt, oneField = false }: ErrorSummaryProps): ReactElement | null {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const there = problems.length > 0;
  const fieldId = oneField && problems.length === 1 ? problems[0]?.id : undefined;
  useEffect(() => {
    if (there) (fieldId === undefined ? box.current : document.getElementById(fieldId))?.focus();
  }, [attempt, there, fieldId]);
  useEffect(() => {
    if (!there) return undefined;
    const before = document.title;
    document.title = `${t("ui.field.error")} ${before}`;
    return () => {
      document.title = before;
    };
  }, [there, t]);
  useLayoutEffect(() => {
    // Where the sign-in has ended, this page goes and the toast stays.
    if (sessionEnd() === null) for (const { text } of problems) toast.drop(text);
  }, [attempt, problems]);
  if (!there) return null;
  if (fieldId !== undefined) return <SaidAgain attempt={attempt} text={problems[0]?.text ?? ""} />;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{t("ui.summary.title")}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.id} ${problem.text}`}>
            {problem.id ? (
              <a href={`#${problem.id}`} onClick={(event) => focusField(event, problem.id)}>
                {problem.text}
              </a>
            ) : (
              problem.text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The focus is at the field already after the first try and tells nothing more to the ear. */
const SaidAgain = ({ attempt, text }: { readonly attempt: number; readonly text: string }): ReactElement | null =>
  attempt > 1 ? (
    <div role="alert" key={attempt}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  ) : null;

/** Not by the address: a router would take the fragment for a change of screen. */
function focusField(event: MouseEvent, id: string | undefined): void {
  event.preventDefault();
  const field = document.getElementById(id ?? "");
  field?.closest("fieldset, div")?.scrollIntoView({ block: "start" });
  field?.focus({ preventScroll: true });
}
