import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { gridOf, type Choice } from "./choice-grid.ts";
import css from "./Messages.module.css";
import { Switch } from "./Switch.tsx";
import { useChoices } from "./use-choices.ts";
import { useIsWide } from "./use-is-wide.ts";

interface ChoicesProps {
  readonly list: readonly Choice[];
  readonly disabled: boolean;
}

/** Every topic by every way: a table where there is room, else a group of switches for each topic. */
export function Choices({ list, disabled }: ChoicesProps): ReactElement {
  const t = useT();
  const isWide = useIsWide();
  const { wished, choose, isSaved } = useChoices();
  const grid = gridOf(list, wished);
  const Shape = isWide ? ChoiceTable : ChoiceGroups;
  return (
    <div>
      <Shape grid={grid} disabled={disabled} onChoose={choose} />
      <p className={css.saved} role="status">
        {isSaved && t("account.messages.saved")}
      </p>
    </div>
  );
}

interface ShapeProps {
  readonly grid: ReturnType<typeof gridOf>;
  readonly disabled: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function ChoiceTable({ grid, disabled, onChoose }: ShapeProps): ReactElement {
  const t = useT();
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t("account.messages.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("account.messages.topic")}</th>
          {grid.channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`account.messages.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map(({ topic, cells }) => (
          <tr key={topic}>
            <th scope="row">{t(`account.messages.topic.${topic}`)}</th>
            {cells.map((cell) => (
              <td key={cell.channel}>
                <OneSwitch cell={cell} disabled={disabled} onChoose={onChoose} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChoiceGroups({ grid, disabled, onChoose }: ShapeProps): ReactElement {
  const t = useT();
  return (
    <div className={css.groups}>
      {grid.rows.map(({ topic, cells }) => (
        <fieldset key={topic} className={css.group}>
          <legend>{t(`account.messages.topic.${topic}`)}</legend>
          {cells.map((cell) => (
            <OneSwitch key={cell.channel} cell={cell} disabled={disabled} onChoose={onChoose} isNamed />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function OneSwitch({
  cell,
  disabled,
  onChoose,
  isNamed = false,
}: Pick<ShapeProps, "disabled" | "onChoose"> & { readonly cell: Choice; readonly isNamed?: boolean }): ReactElement {
  const t = useT();
  const channel = t(`account.messages.channel.${cell.channel}`);
  const topic = t(`account.messages.topic.${cell.topic}`);
  return (
    <Switch
      label={t("account.messages.switch", { topic, channel })}
      on={cell.on}
      disabled={disabled}
      onChange={(on) => onChoose({ ...cell, on })}
    >
      {isNamed && channel}
    </Switch>
  );
}
