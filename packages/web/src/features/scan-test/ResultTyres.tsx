import type { TreadDetails } from "@treadclub/sdk";
import type { ReactElement } from "react";
import { measurementVerdicts, wearPatterns } from "@treadclub/contract/measurement/states";
import { isShortTyrePosition, longPosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { Card } from "#ui/Card.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import css from "./ScanTest.module.css";

/** The tyres of an answer as an integrator could show them. Every field may be missing. */
export function ResultTyres({ tyres }: { readonly tyres: readonly TreadDetails[] }): ReactElement {
  return (
    <div className={css.two}>
      {tyres.map((tyre, at) => (
        <ResultTyre key={tyre.measurement_id ?? at} tyre={tyre} number={at + 1} />
      ))}
    </div>
  );
}

function ResultTyre({ tyre, number }: { readonly tyre: TreadDetails; readonly number: number }): ReactElement {
  const t = useT();
  const code = tyre.position_code ?? "";
  const position = isShortTyrePosition(code) ? longPosition(code) : undefined;
  const verdict = measurementVerdicts.find((one) => one === tyre.verdict);
  const wear = wearPatterns.find((one) => one === tyre.wear_pattern);
  const at = (place: "inner" | "middle" | "outer"): number | null =>
    tyre.regions?.find((region) => region.place === place)?.value_mm ?? null;
  const depths = { innerMm: at("inner"), middleMm: at("middle"), outerMm: at("outer") };
  const hasDepths = Object.values(depths).some((mm) => mm !== null);
  return (
    <Card level={4} title={position ? t(`ui.position.${position}`) : t("scan.measure.tyre", { number })}>
      {verdict && <p>{t(`scan.measure.verdict.${verdict}`)}</p>}
      {wear && <p className={css.soft}>{t(`scan.measure.wear.${wear}`)}</p>}
      {hasDepths ? (
        <TreadProfile depths={depths} position={position} marginMm={tyre.uncertainty_mm ?? undefined} />
      ) : (
        <p className={css.soft}>{t("lab.result.noDepths")}</p>
      )}
    </Card>
  );
}
