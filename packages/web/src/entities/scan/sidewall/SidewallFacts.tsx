import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { speedMph } from "@treadclub/rules/tyre-speed";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { KeyValues } from "#ui/KeyValues.tsx";
import type { Scan } from "../scan-types.ts";
import css from "./Sidewall.module.css";
import { SidewallWarnings } from "./SidewallWarnings.tsx";
import { madeWords } from "./sidewall-words.ts";

type Wall = Scan["sidewalls"][number];

/** What a reviewer has confirmed of each sidewall, its age, and what is wrong with the tyre. */
export function SidewallFacts({ sidewalls }: { readonly sidewalls: readonly Wall[] }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <div className={css.walls}>
      {sidewalls.map((wall) => (
        <div key={wall.position} className={css.wall}>
          {sidewalls.length > 1 && <h3>{t(`ui.position.${wall.position}`)}</h3>}
          <SidewallWarnings warnings={wall.warnings} />
          <KeyValues items={factsOf(wall, t, format)} />
        </div>
      ))}
    </div>
  );
}

function factsOf({ confirmed, made, carries_kg: kg }: Wall, t: Translate, format: Format) {
  if (!confirmed) return [];
  const { size, load, speed, dot, make } = confirmed;
  const mph = speedMph(speed);
  return [
    { label: t("scan.sidewall.field.make"), value: make },
    { label: t("scan.sidewall.field.size"), value: size },
    {
      label: t("scan.sidewall.field.load"),
      value: kg === null ? load : t("scan.sidewall.read.load", { index: load, kg: format.number(kg) }),
    },
    {
      label: t("scan.sidewall.field.speed"),
      value: mph === null ? speed : t("scan.sidewall.read.speed", { symbol: speed, mph }),
    },
    { label: t("scan.sidewall.field.made"), value: made && madeWords(made.month, made.age_years, t, format) },
    { label: t("scan.sidewall.field.dot"), value: dot },
  ];
}
