import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { signedInUser } from "#modules/identity";
import { findFitterCards } from "#modules/members";
import { joinedMembers } from "./links.ts";

/** Fitters that can be asked for a quote, with those that the driver has joined marked. */
export async function findFitters(
  ctx: ReadCtx,
  input: ParsedOf<Catalog["findFitters"]>["body"],
): Promise<ReplyOf<Catalog["findFitters"]>> {
  const { list, total_count } = await findFitterCards(ctx.db, input);
  const joined = await joinedMembers(ctx.db, signedInUser(ctx));
  return { list: list.map((card) => ({ ...card, joined: joined.has(card.id) })), total_count };
}
