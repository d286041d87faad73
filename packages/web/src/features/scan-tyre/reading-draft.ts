import { DEEPEST_TREAD_MM } from "@treadclub/rules/own-reading";
import type { Translate } from "@treadclub/texts";
import { isDepth, readingPlaces, type OwnReading, type ReadingPlace } from "#entities/scan/own-reading.ts";

/** What is typed and chosen so far; both kinds at once, so that changing between them loses nothing. */
export interface ReadingDraft {
  readonly kind: string;
  readonly depths: Readonly<Record<ReadingPlace, number | null>>;
  /** "hidden", "visible" or nothing yet. */
  readonly bands: Readonly<Record<ReadingPlace, string>>;
}

export function draftOf(reading: OwnReading | null): ReadingDraft {
  const gauge = reading?.kind === "gauge" ? reading : null;
  const coin = reading?.kind === "coin" ? reading : null;
  const band = (isHidden: boolean | undefined): string =>
    isHidden === undefined ? "" : isHidden ? "hidden" : "visible";
  return {
    kind: reading?.kind ?? "gauge",
    depths: {
      inner: gauge?.inner_mm ?? null,
      middle: gauge?.middle_mm ?? null,
      outer: gauge?.outer_mm ?? null,
    },
    bands: {
      inner: band(coin?.inner_hidden),
      middle: band(coin?.middle_hidden),
      outer: band(coin?.outer_hidden),
    },
  };
}

/** Whether nothing is typed or chosen of the kind that counts. */
export const isEmptyDraft = ({ kind, depths, bands }: ReadingDraft): boolean =>
  readingPlaces.every((place) => (kind === "coin" ? bands[place] === "" : depths[place] === null));

/** The reading; null while a part of it is missing. */
export function readingOf({ kind, depths, bands }: ReadingDraft): OwnReading | null {
  if (kind === "coin") {
    if (readingPlaces.some((place) => bands[place] === "")) return null;
    const isHidden = (place: ReadingPlace): boolean => bands[place] === "hidden";
    return {
      kind: "coin",
      inner_hidden: isHidden("inner"),
      middle_hidden: isHidden("middle"),
      outer_hidden: isHidden("outer"),
    };
  }
  const { inner, middle, outer } = depths;
  if (!isDepth(inner) || !isDepth(middle) || !isDepth(outer)) return null;
  return { kind: "gauge", inner_mm: inner, middle_mm: middle, outer_mm: outer };
}

/** By path below the form; a reading is whole, or it may be left out altogether. */
export function readingProblems(
  own: ReadingDraft,
  isOptional: boolean,
  t: Translate,
): Record<string, string | undefined> {
  if (isOptional && isEmptyDraft(own)) return {};
  return Object.fromEntries(
    readingPlaces.map((place) => {
      const name = t(`ui.tread.${place}`);
      if (own.kind === "coin")
        return [`own.bands.${place}`, own.bands[place] === "" ? t("scan.own.needBand", { place: name }) : undefined];
      const wrong = t("scan.own.needDepth", { place: name, most: DEEPEST_TREAD_MM });
      return [`own.depths.${place}`, isDepth(own.depths[place]) ? undefined : wrong];
    }),
  );
}
