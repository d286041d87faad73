import type { ReplyOf, Catalog } from "@treadclub/contract";

type Day = Pick<ReplyOf<Catalog["memberGetFreePlaces"]>["days"][number], "day"> & {
  readonly places: readonly { readonly starts_at: string; readonly free: boolean }[];
};

interface OpenDay {
  readonly day: string;
  readonly starts: readonly string[];
}

/** Returns the free starts by day without the booking's own, which is always free and would accept instead of propose. */
export const otherStarts = (days: readonly Day[], bookedStart: string): OpenDay[] =>
  days
    .map(({ day, places }) => ({
      day,
      starts: withoutStart(
        places.filter((slot) => slot.free).map((slot) => slot.starts_at),
        bookedStart,
      ),
    }))
    .filter(({ starts }) => starts.length > 0);

/** Compares instants: the same one may be written in two ways. */
export const withoutStart = (starts: readonly string[], bookedStart: string): string[] =>
  starts.filter((start) => Date.parse(start) !== Date.parse(bookedStart));
