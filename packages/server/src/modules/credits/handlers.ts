import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { consumerSightOf } from "#modules/consumers";
import { balanceSeen } from "./balance.ts";

export function creditHandlers(): Pick<Handlers<Catalog>, "getConsumerCredit"> {
  return {
    getConsumerCredit: async (ctx, { params }) => {
      const balance = await balanceSeen(ctx.db, { id: params.id, now: ctx.now, ...consumerSightOf(ctx.actor) });
      if (!balance) throw ctx.fail("NOT_FOUND");
      return balance;
    },
  };
}
