import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { nestedOne, type RowOf } from "@treadclub/kit/db/decode";
import { signedLink } from "@treadclub/kit/files/links";
import { photos } from "@treadclub/kit/tables";
import { londonDay } from "@treadclub/rules";
import { sql } from "drizzle-orm";
import { deals } from "./table.ts";

export interface DealDeps {
  /** Signs the links of photos. */
  readonly secret: string;
}

type DealView = ReplyOf<Catalog["saveDeal"]>;
type Shown = Omit<DealView, "state" | "hidden" | "version">;

/** A deal with its picture; for statements that select from `deals`. */
export const dealFields = {
  id: deals.id,
  texts: deals.texts,
  price_pence: deals.pricePence,
  was_pence: deals.wasPence,
  was_since: deals.wasSince,
  saving_pence: deals.savingPence,
  starts_on: deals.startsOn,
  ends_on: deals.endsOn,
  quote_link: deals.quoteLink,
  photo: nestedOne(
    { id: photos.id, width: photos.width, height: photos.height },
    sql`from ${photos} where ${photos.id} = ${deals.photoId} and ${photos.removedAt} is null`,
  ),
};

/** What a member sees beside what drivers see. */
export const ownFields = { ...dealFields, hidden: deals.hidden, version: deals.version };

/** A deal as it is shown to drivers, with a link to its picture that ends soon. */
export const shownOf = (
  { now }: Pick<ReadCtx, "now">,
  { secret }: DealDeps,
  { photo, ...deal }: RowOf<typeof dealFields>,
): Shown => ({
  ...deal,
  picture: photo && { url: signedLink(secret, photo.id, now), width: photo.width, height: photo.height },
});

/** A deal as its member sees it. */
export function viewOf(
  ctx: Pick<ReadCtx, "now">,
  deps: DealDeps,
  { hidden, version, ...deal }: RowOf<typeof ownFields>,
): DealView {
  const today = londonDay(ctx.now);
  const inTime = deal.ends_on < today ? "over" : deal.starts_on > today ? "planned" : "running";
  return { ...shownOf(ctx, deps, deal), hidden, version, state: hidden && inTime !== "over" ? "hidden" : inTime };
}
