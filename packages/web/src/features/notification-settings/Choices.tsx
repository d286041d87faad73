import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { mainRole } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { useMedia } from "#ui/use-media.ts";
import { gridOf, type Choice, type Topic } from "./choice-grid.ts";
import css from "./Messages.module.css";
import { Switch } from "./Switch.tsx";
import { useChoices } from "./use-choices.ts";

interface ChoicesProps {
  readonly list: readonly Choice[];
  readonly disabled: boolean;
}

/** Every topic by every channel: a table where there is room, else a group of switches for each topic. */
export function Choices({ list, disabled }: ChoicesProps): ReactElement {
  const t = useT();
  const isWide = useMedia("(min-width: 44rem)");
  const { pending, choose, isSaved } = useChoices();
  const grid = gridOf(list, pending);
  const Shape = isWide || grid.channels.length === 1 ? ChoiceTable : ChoiceGroups;
  return (
    <div>
      <Shape grid={grid} disabled={disabled} onChoose={choose} />
      <p className={css.saved} role="status">
        {isSaved && t("account.messages.saved")}
      </p>
    </div>
  );
}

/** What comes from the office is another thing for a company than for an administrator, and scans another than for a driver. */
function useTopicWords(): (topic: Topic) => string {
  const t = useT();
  const { user } = useSession();
  const role = user === null ? "consumer" : mainRole(user);
  return (topic) => {
    if (topic === "office" && role === "member") return t("account.messages.topic.company");
    return t(
      topic === "scans" && role !== "consumer" ? "account.messages.topic.late" : `account.messages.topic.${topic}`,
    );
  };
}

interface ShapeProps {
  readonly grid: ReturnType<typeof gridOf>;
  readonly disabled: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function ChoiceTable({ grid, disabled, onChoose }: ShapeProps): ReactElement {
  const t = useT();
  const wordsOf = useTopicWords();
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
            <th scope="row">{wordsOf(topic)}</th>
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
  const wordsOf = useTopicWords();
  return (
    <div className={css.groups}>
      {grid.rows.map(({ topic, cells }) => (
        <fieldset key={topic} className={css.group}>
          <legend>{wordsOf(topic)}</legend>
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
  const wordsOf = useTopicWords();
  const channel = t(`account.messages.channel.${cell.channel}`);
  const topic = wordsOf(cell.topic);
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
