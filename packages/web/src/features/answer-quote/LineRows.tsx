import type { ReactElement, ReactNode } from "react";
import { X } from "lucide-react";
import { useT } from "#kit/i18n.ts";
import { IconButton } from "#ui/Button.tsx";
import css from "./AnswerForm.module.css";

interface LineRowsProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  /** How many lines are open. */
  readonly count: number;
  readonly wide?: boolean | undefined;
  readonly fields: (line: number) => ReactNode;
  readonly onRemove: (line: number) => void;
  /** Buttons that open a further line. */
  readonly add: ReactNode;
}

/** Lines of fields below each other; the labels of the first stand for all, by ear each has its own. */
export function LineRows({ legend, hint, count, wide, fields, onRemove, add }: LineRowsProps): ReactElement {
  const t = useT();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {hint && <p className={css.hint}>{hint}</p>}
      {count > 0 && (
        <div className={css.lines}>
          {Array.from({ length: count }, (_, line) => (
            <div key={line} className={wide ? css.serviceLine : css.brandLine}>
              {fields(line)}
              <IconButton
                label={t("office.answer.removeLine", { number: line + 1 })}
                icon={<X aria-hidden="true" />}
                onClick={() => onRemove(line)}
              />
            </div>
          ))}
        </div>
      )}
      <div className={css.adds}>{add}</div>
    </fieldset>
  );
}
