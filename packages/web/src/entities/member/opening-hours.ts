import { addressLine } from "@treadclub/rules/address";
import { languageTags, type Locale } from "@treadclub/texts";
import { upperFirst } from "@treadclub/texts/format";
import type { MemberView } from "./queries.ts";

export type LocationView = MemberView["locations"][number];

/** The seven days from Monday, each with its hours as "08:00 – 17:30"; no hours means closed. */
export function weekOf(
  location: Pick<LocationView, "opening_hours">,
  locale: Locale,
): { readonly name: string; readonly hours: readonly string[] }[] {
  const naming = new Intl.DateTimeFormat(languageTags[locale], { weekday: "long", timeZone: "UTC" });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    name: upperFirst(naming.format(new Date(Date.UTC(2024, 0, 1 + day))), locale),
    hours: location.opening_hours
      .filter((span) => span.day === day)
      .map((span) => `${span.open_time} – ${span.close_time}`)
      .toSorted(),
  }));
}

export const addressOf = (location: LocationView): string =>
  addressLine(location.address_line_1, location.address_line_2, location.city, location.postcode);
