import type { ReactElement } from "react";
import { sidewallFacts } from "@treadclub/texts/sidewall-facts";
import { useT } from "#kit/i18n.ts";
import { KeyValues } from "#ui/KeyValues.tsx";
import type { Scan } from "../scan-types.ts";
import css from "./Sidewall.module.css";
import { SidewallWarnings } from "./SidewallWarnings.tsx";

type Wall = Pick<Scan["sidewalls"][number], "position" | "confirmed" | "made" | "carries_kg" | "warnings">;

/** What a reviewer has confirmed of each sidewall, its age, and what is wrong with the tyre. */
export function SidewallFacts({ sidewalls }: { readonly sidewalls: readonly Wall[] }): ReactElement {
  const t = useT();
  return (
    <div className={css.walls}>
      {sidewalls.map((wall) => (
        <div key={wall.position} className={css.wall}>
          {sidewalls.length > 1 && <h3>{t(`ui.position.${wall.position}`)}</h3>}
          <SidewallWarnings warnings={wall.warnings} />
          <KeyValues items={sidewallFacts(wall, t)} />
        </div>
      ))}
    </div>
  );
}
