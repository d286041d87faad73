import type { View } from "#capture/view.ts";
import css from "./Outline.module.css";
import type { ShotOutline } from "./shots.ts";

/** Where the subject belongs in the picture. One drawing for portrait, one for landscape. */
export function Outline({ shape }: { readonly shape: ShotOutline }): View {
  return (
    <>
      <Drawing shape={shape} width={300} height={400} className={css.portrait} />
      <Drawing shape={shape} width={400} height={300} className={css.landscape} />
    </>
  );
}

interface DrawingProps {
  readonly shape: ShotOutline;
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

const shapes = { tread: Tread, edge: Edge, far_edge: Edge, corners: Corners } as const;

function Drawing({ shape, width, height, className }: DrawingProps): View {
  const Shape = shapes[shape];
  const mirror = shape === "far_edge" ? `matrix(-1 0 0 1 ${width} 0)` : undefined;
  return (
    <svg
      className={`${css.outline} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
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
function Tread({ width, height }: ShapeProps): View {
  const left = width * 0.17;
  const tread = width - 2 * left;
  return (
    <>
      <rect className={css.line} x={left} y={20} width={tread} height={height - 40} rx={44} />
      <path
        className={css.groove}
        d={[0.25, 0.5, 0.75].map((at) => `M${left + tread * at} 30V${height - 30}`).join("")}
      />
    </>
  );
}

/** One edge, the tread going on beyond the picture. */
function Edge({ width, height }: ShapeProps): View {
  const left = width * 0.2;
  return (
    <>
      <path className={css.line} d={`M${width} 24H${left + 52}q-52 0-52 60V${height - 84}q0 60 52 60H${width}`} />
      <path
        className={css.groove}
        d={[0.42, 0.75].map((at) => `M${left + (width - left) * at} 32V${height - 32}`).join("")}
      />
    </>
  );
}

function Corners({ width, height }: ShapeProps): View {
  const [right, bottom] = [width - 40, height - 50];
  return (
    <path
      className={css.line}
      d={`M40 110V70q0-20 20-20h40M${right - 60} 50h40q20 0 20 20v40M${right} ${bottom - 60}v40q0 20-20 20h-40M100 ${bottom}H60q-20 0-20-20v-40`}
    />
  );
}
