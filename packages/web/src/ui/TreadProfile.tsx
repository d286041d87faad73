import type { ReactElement } from "react";
import { ADVISED_MM, LEGAL_MM } from "@treadclub/rules/tread";
import { sideOf, type TyrePosition } from "@treadclub/rules/vehicle-position";
import { useT } from "#kit/i18n.ts";
import { cx } from "./cx.ts";
import { depthTone } from "./depth.ts";
import { formatMm } from "#kit/format.ts";
import { ToneShape } from "./ToneShape.tsx";
import {
  bandPath,
  beltPaths,
  type Depths,
  floorY,
  grooveXs,
  height,
  mmToY,
  sipeXs,
  surfacePath,
  top,
  width,
} from "./tread-geometry.ts";
import css from "./TreadProfile.module.css";

interface TreadProfileProps {
  /** Measured depths in mm; null where nothing was measured. */
  readonly depths: Depths;
  /** How far a reading may be off, in mm: drawn as a soft band. */
  readonly marginMm?: number | undefined;
  /** Puts the outer edge where it is on the car, seen from behind. */
  readonly position?: TyrePosition | undefined;
  readonly size?: "small" | "normal" | undefined;
}

type Place = "inner" | "middle" | "outer";

/** The tyre cut across: rubber as high as its tread, grooves in the colour of their state, the law and the advice as lines. The list below says the same. */
export function TreadProfile({ depths, marginMm, position, size = "normal" }: TreadProfileProps): ReactElement {
  const t = useT();
  const places: readonly Place[] =
    position && sideOf(position) === "nearside" ? ["outer", "middle", "inner"] : ["inner", "middle", "outer"];
  const of: Readonly<Record<Place, number | null>> = {
    inner: depths.innerMm,
    middle: depths.middleMm,
    outer: depths.outerMm,
  };
  const mms = places.map((place) => of[place]);
  return (
    <figure className={cx(css.profile, css[size])} aria-label={t("ui.tread.title")}>
      <Picture mms={mms} marginMm={marginMm} />
      <dl className={css.depths}>
        {places.map((place) => (
          <div key={place} className={css.depth}>
            <dt>{t(`ui.tread.${place}`)}</dt>
            <dd>
              <Depth mm={of[place]} marginMm={marginMm} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Depth({ mm, marginMm }: { readonly mm: number | null; readonly marginMm: number | undefined }): ReactElement {
  const t = useT();
  const tone = depthTone(mm);
  if (mm === null || tone === "neutral") return <span className={css.unknown}>{t("ui.tread.unknown")}</span>;
  const low = formatMm(Math.max(0, mm - (marginMm ?? 0)), t.locale);
  const high = formatMm(mm + (marginMm ?? 0), t.locale);
  return (
    <>
      <span className={css.number}>
        {formatMm(mm, t.locale)} <small>{t("ui.tread.unit")}</small>
      </span>
      {marginMm !== undefined && marginMm > 0 && (
        <span className={css.range}>{t("ui.tread.range", { low, high })}</span>
      )}
      <span className={cx(css.word, css[tone])}>
        <ToneShape tone={tone} size={16} />
        {t(`ui.tread.${tone}`)}
      </span>
    </>
  );
}

function Picture({
  mms,
  marginMm,
}: {
  readonly mms: readonly (number | null)[];
  readonly marginMm: number | undefined;
}): ReactElement {
  const t = useT();
  return (
    <svg className={css.picture} viewBox={`0 ${top} ${width} ${height - top}`} aria-hidden="true" focusable="false">
      <path className={css.ghost} d={surfacePath([8, 8, 8])} />
      <path className={css.rubber} d={surfacePath(mms)} />
      {sipeXs.map((x) => (
        <path key={x} className={css.sipe} d={`M${x} ${mmToY(9)}V${floorY - 14}`} />
      ))}
      {beltPaths.map((d) => (
        <path key={d} className={css.belt} d={d} />
      ))}
      {grooveXs.map((x, at) => (
        <Groove key={x} x={x} mm={mms[at] ?? null} />
      ))}
      {marginMm !== undefined && marginMm > 0 && <path className={css.band} d={bandPath(mms, marginMm)} />}
      <Mark mm={ADVISED_MM} className={css.advised} label={formatMm(ADVISED_MM, t.locale)} />
      <Mark mm={LEGAL_MM} className={css.legal} label={formatMm(LEGAL_MM, t.locale)} />
    </svg>
  );
}

/** The open channel up to the surface, with a gauge of the measured depth standing in it. */
function Groove({ x, mm }: { readonly x: number; readonly mm: number | null }): ReactElement {
  const tone = depthTone(mm);
  const surface = mmToY(mm ?? 0);
  return (
    <g>
      <path
        className={css.channel}
        d={`M${x - 15} ${mmToY(9.2)}L${x - 11} ${floorY}H${x + 11}L${x + 15} ${mmToY(9.2)}Z`}
      />
      {mm !== null && mm > 0 && (
        <path
          className={cx(css.fill, css[tone])}
          d={`M${x - 11 - (4 * mm) / 9.2} ${surface}L${x - 11} ${floorY}H${x + 11}L${x + 11 + (4 * mm) / 9.2} ${surface}Z`}
        />
      )}
      {mm === null && <path className={css.missing} d={`M${x - 7} ${floorY - 8}h14`} />}
    </g>
  );
}

function Mark({
  mm,
  className,
  label,
}: {
  readonly mm: number;
  readonly className: string | undefined;
  readonly label: string;
}): ReactElement {
  const y = mmToY(mm);
  return (
    <g className={className}>
      <path className={css.mark} d={`M2 ${y}H${width - 34}`} />
      <text className={css.markText} x={width - 30} y={y + 4.5}>
        {label}
      </text>
    </g>
  );
}
