import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { CheckboxField } from "./ChoiceFields.tsx";
import { Dialog } from "./Dialog.tsx";
import css from "./ShortcutHelp.module.css";
import { setShortcuts, useShortcutsOn } from "./shortcuts.ts";

interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly select?: boolean | undefined;
  /** What this page adds: [key, what it does]. */
  readonly more?: readonly (readonly [string, string])[] | undefined;
}

/** The keys of a list, and the switch that turns them off. */
export function ShortcutHelp({ open, onClose, select, more = [] }: ShortcutHelpProps): ReactElement {
  const t = useT();
  const on = useShortcutsOn();
  const keys: readonly (readonly [string, string])[] = [
    ["/", t("ui.list.keySearch")],
    ["j  k", t("ui.list.keyMove")],
    ["Enter", t("ui.list.keyOpen")],
    ...(select ? [["x", t("ui.list.keySelect")] as const] : []),
    ...more,
    ["?", t("ui.list.keyHelp")],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t("ui.list.keys")}>
      <dl className={css.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              {key.split("  ").map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        id="shortcuts-on"
        name="shortcuts"
        label={t("ui.list.keysOn")}
        hint={t("ui.list.keysHint")}
        value={on}
        onChange={setShortcuts}
      />
    </Dialog>
  );
}
