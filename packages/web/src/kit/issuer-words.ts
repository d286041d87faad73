import { languageTags } from "@treadclub/texts";
import { storedLocale } from "./i18n.ts";
import type { Translate } from "@treadclub/texts";

interface Issued {
  readonly by: "member" | "platform";
  readonly member_name: string;
  readonly only_at: readonly { readonly name: string }[];
  readonly group: { readonly title: string; readonly other_ids: readonly number[] } | null;
}

/** Whether a fitter accepts a voucher, as its own, the platform's or that of another one in its group. */
export const isAcceptedBy = (
  { by, member_id: issuerId, group }: Pick<Issued, "by" | "group"> & { readonly member_id: number | null },
  fitterId: number,
): boolean => by === "platform" || issuerId === fitterId || group?.other_ids.includes(fitterId) === true;

/** Who accepts a voucher: every fitter, one, or one and the others of its group. */
export function issuerWords({ by, member_name: member, group, only_at: places }: Issued, t: Translate): string {
  if (by === "platform") return t("driver.vouchers.byPlatform");
  if (places.length > 0) return t("driver.vouchers.onlyAt", { member, places: placeNames(places) });
  const count = group?.other_ids.length ?? 0;
  if (group === null || count === 0) return t("driver.vouchers.byMember", { member });
  return t("driver.vouchers.byGroup", { member, count, group: group.title });
}

/** The names of locations as one list in the reader's language. */
export const placeNames = (places: readonly { readonly name: string }[]): string =>
  new Intl.ListFormat(languageTags[storedLocale()]).format(places.map(({ name }) => name));
