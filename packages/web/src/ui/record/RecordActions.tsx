import type { ReactElement, ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "../Button.tsx";
import { Menu } from "../office/Menu.tsx";
import css from "./Detail.module.css";
import { useRecord } from "./record-context.ts";
import { isRisky, type RecordAction } from "./record-action.tsx";

interface RecordActionsProps {
  readonly small?: boolean | undefined;
  /** Further buttons and links. */
  readonly more?: ReactNode;
}

/** So many stand side by side; of more, the last are in a menu. */
const mostShown = 4;

/** What may be done with a record now: the main thing first, danger set apart. */
export function RecordActions({ small, more }: RecordActionsProps): ReactElement {
  const t = useT();
  const { actions, problem, start } = useRecord();
  const inRow = actions.filter(({ inPlace }) => !inPlace).toSorted((one, other) => rank(one) - rank(other));
  const shown = inRow.length > mostShown ? inRow.slice(0, mostShown - 1) : inRow;
  const danger = shown.filter(isDanger);
  const folded = inRow
    .slice(shown.length)
    .map((one) => ({ label: one.label, icon: one.icon, danger: isDanger(one), onChoose: () => start(one) }));
  return (
    <>
      <div className={css.actions}>
        {shown
          .filter((one) => !isDanger(one))
          .map((one) => (
            <ActionButton key={one.name} action={one} small={small} />
          ))}
        {more}
        {danger.length > 0 && (
          <div className={css.danger}>
            {danger.map((one) => (
              <ActionButton key={one.name} action={one} small={small} />
            ))}
          </div>
        )}
        <Menu small={small} label={t("office.record.more")} actions={folded} />
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
        kind={action.kind === "caution" ? "plain" : action.kind}
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

const isDanger = ({ kind }: RecordAction): boolean => isRisky(kind);
const rank = ({ kind }: RecordAction): number => (kind === "main" ? 0 : isRisky(kind) ? 3 : kind === "quiet" ? 2 : 1);
