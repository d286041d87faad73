export type PageName = "scan" | "quotes" | "bookings" | "dashboard" | "other";

const places: readonly (readonly [RegExp, PageName])[] = [
  [/\/(make_scan|tyre_scan|make_sidewall_scan|tyrewall_scan)(\/|$)/, "scan"],
  [/\/(my_quotes|quote_requests)$/, "quotes"],
  [/\/(my_bookings|member_bookings)$/, "bookings"],
  [/\/dashboard$/, "dashboard"],
];

/** What people call the page that an address leads to. */
export function pageNameOf(path: string): PageName {
  const bare = path.split(/[?#]/)[0] ?? "";
  return places.find(([pattern]) => pattern.test(bare))?.[1] ?? "other";
}
