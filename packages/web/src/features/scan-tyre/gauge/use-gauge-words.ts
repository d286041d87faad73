import { DEEPEST_TREAD_MM } from "@treadclub/rules/own-reading";
import { NEIGHBOUR_GAP_MM, oddDepths, type GaugeInput, type OddWheel } from "@treadclub/rules/gauge";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import type { GaugeTyre } from "#entities/scan/gauge-note.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { Stop } from "./order.ts";

interface Measured {
  readonly stop: Stop;
  readonly mm: number;
  readonly next: Stop | undefined;
}

/** What is said of the fields, on the screen and by a screen reader. */
export function useGaugeWords() {
  const t = useT();
  const format = useFormat();
  const tyreOf = (position: TyrePosition): string => t(`ui.position.${position}`);
  const place = ({ position, edge }: Stop): string =>
    t("gauge.place", { tyre: tyreOf(position), edge: format.lowerFirst(t(`gauge.${edge}`)) });
  const reasons = ({ reasons: found }: OddWheel, lastMm: number | null): string[] =>
    found.map((reason) => {
      if (reason === "range") return t("gauge.odd.range", { mm: DEEPEST_TREAD_MM });
      if (reason === "neighbour") return t("gauge.odd.neighbour", { mm: NEIGHBOUR_GAP_MM });
      return t("gauge.odd.grown", { mm: format.mm(lastMm ?? 0) });
    });
  return {
    place,
    reasons,
    problem: (stop: Stop, problem: Extract<GaugeInput, string>, text: string): string => {
      if (problem === "wrong") return t("gauge.wrong", { place: place(stop) });
      const whole = Number(text.replaceAll(/\D/g, ""));
      return t("gauge.ambiguous", { place: place(stop), tenths: format.mm(whole / 10), whole });
    },
    measured: ({ stop, mm, next }: Measured, odd: string | null | undefined): string => {
      const said = { place: place(stop), mm: format.mm(mm) };
      const kept = next ? t("gauge.said.kept", { ...said, next: place(next) }) : t("gauge.said.last", said);
      return odd ? t("gauge.said.both", { odd, kept }) : kept;
    },
    undone: (stop: Stop): string => t("gauge.said.undone", { place: place(stop) }),
    /** Null where nothing is odd. */
    odd: (tyre: GaugeTyre, lastMm: number | null): string | null => {
      const [why] = reasons(oddDepths(tyre, lastMm), lastMm);
      return why === undefined ? null : t("gauge.said.odd", { tyre: tyreOf(tyre.position), why });
    },
  };
}
