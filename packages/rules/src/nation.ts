import { formatPostcode } from "./postcode.ts";

/** The parts of the UK that keep bank holidays of their own. */
export type Nation = "england_and_wales" | "scotland" | "northern_ireland";

/**
 * Returns the nation that a postcode lies in; England and Wales when it is none that we know. Of the two districts that
 * straddle the border, TD12 (Coldstream) counts as Scottish and TD15 (Berwick) as English.
 */
export function nationOf(postcode: string): Nation {
  const outward = (formatPostcode(postcode) ?? postcode.trim().toUpperCase()).split(" ")[0] ?? "";
  const area = /^[A-Z]+/.exec(outward)?.[0] ?? "";
  if (area === "BT") return "northern_ireland";
  return SCOTTISH_AREAS.has(area) && outward !== "TD15" ? "scotland" : "england_and_wales";
}

const SCOTTISH_AREAS: ReadonlySet<string> = new Set("AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE".split(" "));
