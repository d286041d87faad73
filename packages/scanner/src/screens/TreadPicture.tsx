import type { VNode } from "preact";
import { ADVISED_MM, LEGAL_MM, NEW_TYRE_MM } from "@treadclub/rules/tread";
import { cx } from "#scanner/kit/cx.ts";
import { oneDecimal, useT } from "#scanner/kit/words.ts";
import css from "./ResultCard.module.css";

const WIDTH = 340;
const LINE_END = 306;
const FLOOR = 112;
const PER_MM = 11;
const MAX_MM = 9;
const CORNER = 8;

/** The tyre cut across: grooves filled as deep as they are, with the law and the advice as lines. The numbers below say the same. */
export function TreadPicture({ depths }: { readonly depths: readonly (number | null)[] }): VNode {
  const step = LINE_END / Math.max(1, depths.length);
  return (
    <svg viewBox={`0 0 ${WIDTH} 140`} aria-hidden="true" focusable="false">
      <path class={css.ghost} d={surface([NEW_TYRE_MM], LINE_END)} />
      <path class={css.rubber} d={surface(depths, step)} />
      {depths.map((mm, at) => {
        const middle = step * (at + 0.5);
        return <Groove key={middle} middle={middle} mm={mm} />;
      })}
      <Mark mm={ADVISED_MM} kind="advised" />
      <Mark mm={LEGAL_MM} kind="legal" />
    </svg>
  );
}

function Groove({ middle, mm }: { readonly middle: number; readonly mm: number | null }): VNode {
  const tone = mm === null || mm >= ADVISED_MM ? "good" : mm >= LEGAL_MM ? "soon" : "now";
  return (
    <>
      <rect
        class={css.groove}
        x={middle - 14}
        y={yOf(NEW_TYRE_MM) + 1}
        width={28}
        height={FLOOR - yOf(NEW_TYRE_MM) - 1}
      />
      {mm !== null && <rect class={css[tone]} x={middle - 14} y={yOf(mm)} width={28} height={FLOOR - yOf(mm)} />}
    </>
  );
}

function Mark({ mm, kind }: { readonly mm: number; readonly kind: "advised" | "legal" }): VNode {
  const { locale } = useT();
  const y = yOf(mm);
  return (
    <>
      <path class={css[kind]} d={`M2 ${y}H${LINE_END + 2}`} />
      <text class={cx(css.markText, css[`${kind}Text`])} x={LINE_END + 8} y={y + 4.5}>
        {oneDecimal(mm, locale)}
      </text>
    </>
  );
}

const yOf = (mm: number): number => FLOOR - Math.min(MAX_MM, Math.max(0, mm)) * PER_MM;

/** Where a depth is missing the surface runs at the mean of the others. */
function surface(depths: readonly (number | null)[], step: number): string {
  const known = depths.filter((mm) => mm !== null);
  const mean = known.length === 0 ? MAX_MM - 1 : known.reduce((sum, mm) => sum + mm, 0) / known.length;
  const points = depths.map((mm, at) => `${step * (at + 0.5)} ${yOf(mm ?? mean)}`);
  const [first, last] = [yOf(depths[0] ?? mean), yOf(depths.at(-1) ?? mean)];
  return `M4 138L4 ${first + CORNER}L${[...points].join("L")}L${LINE_END - 2} ${last + CORNER}V138Z`;
}
