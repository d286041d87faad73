import { type Reading, type ReadingPlace, depthOf, readingPlaces } from "#scanner/launch/reading.ts";

/** What is typed and chosen so far; both kinds at once, so that changing between them loses nothing. */
export interface ReadingDraft {
  readonly kind: Reading["kind"];
  readonly depths: Readonly<Record<ReadingPlace, string>>;
  /** Whether the tread hides the coin's outer band; null: not said yet. */
  readonly bands: Readonly<Record<ReadingPlace, boolean | null>>;
}

export type DraftResult =
  | { readonly kind: "reading"; readonly reading: Reading }
  | { readonly kind: "wrong"; readonly places: readonly ReadingPlace[] };

export function draftOf(reading: Reading | undefined): ReadingDraft {
  const gauge = reading?.kind === "gauge" ? reading : null;
  const coin = reading?.kind === "coin" ? reading : null;
  const text = (mm: number | undefined): string => (mm === undefined ? "" : String(mm));
  return {
    kind: reading?.kind ?? "gauge",
    depths: { inner: text(gauge?.inner_mm), middle: text(gauge?.middle_mm), outer: text(gauge?.outer_mm) },
    bands: {
      inner: coin?.inner_hidden ?? null,
      middle: coin?.middle_hidden ?? null,
      outer: coin?.outer_hidden ?? null,
    },
  };
}

/** The reading, or the places that lack one. */
export function readDraft({ kind, depths, bands }: ReadingDraft): DraftResult {
  if (kind === "gauge") {
    const [inner_mm, middle_mm, outer_mm] = readingPlaces.map((place) => depthOf(depths[place]));
    if (inner_mm != null && middle_mm != null && outer_mm != null)
      return { kind: "reading", reading: { kind, inner_mm, middle_mm, outer_mm } };
    return { kind: "wrong", places: readingPlaces.filter((place) => depthOf(depths[place]) === null) };
  }
  const { inner, middle, outer } = bands;
  if (inner !== null && middle !== null && outer !== null)
    return { kind: "reading", reading: { kind, inner_hidden: inner, middle_hidden: middle, outer_hidden: outer } };
  return { kind: "wrong", places: readingPlaces.filter((place) => bands[place] === null) };
}
