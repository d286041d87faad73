import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { consumerFor } from "#modules/consumers";
import { balanceOf } from "./ledger.ts";

export function creditHandlers(): Pick<Handlers<Catalog>, "getConsumerCredit"> {
  return {
    getConsumerCredit: async (ctx, { params }) => balanceOf(ctx.db, (await consumerFor(ctx, params.id)).id, ctx.now),
  };
}
