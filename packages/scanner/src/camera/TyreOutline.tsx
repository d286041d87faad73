import type { VNode } from "preact";
import { cx } from "#scanner/kit/cx.ts";
import type { PhotoSlot } from "#scanner/scan/slots.ts";
import css from "./camera.module.css";

/** Where the tread belongs in the picture: seen from the front, one edge close up, or just the middle. One drawing for each way to hold the phone. */
export function TyreOutline({ slot }: { readonly slot: PhotoSlot }): VNode {
  return (
    <>
      <Drawing slot={slot} width={300} height={400} className={css.upright} />
      <Drawing slot={slot} width={400} height={300} className={css.sideways} />
    </>
  );
}

interface DrawingProps {
  readonly slot: PhotoSlot;
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

function Drawing({ slot, width, height, className }: DrawingProps): VNode {
  const Shape = slot === "inner" || slot === "outer" ? Edge : slot === "whole" ? Whole : Corners;
  const mirror = slot === "outer" ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
  return (
    <svg class={cx(css.outline, className)} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <g transform={mirror}>
        <Shape width={width} height={height} />
      </g>
    </svg>
  );
}

interface ShapeProps {
  readonly width: number;
  readonly height: number;
}

/** Both edges, and the grooves between them. */
function Whole({ width, height }: ShapeProps): VNode {
  const left = width * 0.17;
  const tread = width - 2 * left;
  return (
    <>
      <rect class={css.line} x={left} y={20} width={tread} height={height - 40} rx={44} />
      <path class={css.groove} d={[0.25, 0.5, 0.75].map((at) => `M${left + tread * at} 30V${height - 30}`).join("")} />
    </>
  );
}

/** One edge, the tread going on beyond the picture. */
function Edge({ width, height }: ShapeProps): VNode {
  const left = width * 0.2;
  return (
    <>
      <path class={css.line} d={`M${width} 24H${left + 52}q-52 0-52 60V${height - 84}q0 60 52 60H${width}`} />
      <path
        class={css.groove}
        d={[0.42, 0.75].map((at) => `M${left + (width - left) * at} 32V${height - 32}`).join("")}
      />
    </>
  );
}

function Corners({ width, height }: ShapeProps): VNode {
  const [right, bottom] = [width - 40, height - 50];
  return (
    <path
      class={css.line}
      d={`M40 110V70q0-20 20-20h40M${right - 60} 50h40q20 0 20 20v40M${right} ${bottom - 60}v40q0 20-20 20h-40M100 ${bottom}H60q-20 0-20-20v-40`}
    />
  );
}
