import { useState, type ReactElement, type ReactNode } from "react";
import { Ellipsis } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { Button } from "../Button.tsx";
import css from "./Detail.module.css";
import { useRecord } from "./record-context.ts";
import type { RecordAction } from "./record-action.tsx";

interface RecordActionsProps {
  readonly small?: boolean | undefined;
  /** Further buttons and links. */
  readonly more?: ReactNode;
}

/** So many stand side by side; the rest are behind "More". */
const mostShown = 5;

/** What may be done with a record now: the main thing first, danger set apart. */
export function RecordActions({ small, more }: RecordActionsProps): ReactElement | null {
  const t = useT();
  const { actions, problem } = useRecord();
  const [isOpen, setIsOpen] = useState(false);
  const inRow = actions.filter(({ inPlace }) => !inPlace).toSorted((one, other) => rank(one) - rank(other));
  const shown = isOpen || inRow.length <= mostShown ? inRow : inRow.slice(0, mostShown - 1);
  return (
    <>
      <div className={css.actions}>
        {shown.filter(isSafe).map((one) => (
          <ActionButton key={one.name} action={one} small={small} />
        ))}
        {more}
        {shown.length < inRow.length && (
          <Button
            small={small}
            kind="quiet"
            aria-expanded={false}
            icon={<Ellipsis aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {t("office.record.more")}
          </Button>
        )}
        {shown.some((one) => !isSafe(one)) && (
          <div className={css.danger}>
            {shown
              .filter((one) => !isSafe(one))
              .map((one) => (
                <ActionButton key={one.name} action={one} small={small} />
              ))}
          </div>
        )}
      </div>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** One action where the body wants it. */
export function ActionInPlace({ name }: { readonly name: string }): ReactElement | null {
  const action = useRecord().actions.find((one) => one.name === name);
  return action ? <ActionButton action={action} /> : null;
}

function ActionButton({
  action,
  small,
}: {
  readonly action: RecordAction;
  readonly small?: boolean | undefined;
}): ReactElement {
  const { start, pressed } = useRecord();
  return (
    <>
      <Button
        small={small}
        kind={action.kind}
        icon={action.icon}
        busy={pressed === action.name}
        onClick={() => start(action)}
      >
        {action.label}
      </Button>
      {action.hint && <span className={css.hint}>{action.hint}</span>}
    </>
  );
}

const isSafe = ({ kind }: RecordAction): boolean => kind !== "danger";
const rank = ({ kind }: RecordAction): number =>
  kind === "main" ? 0 : kind === "danger" ? 3 : kind === "quiet" ? 2 : 1;
