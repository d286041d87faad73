import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import { defineStatement } from "@treadclub/kit/db/statement";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { sql } from "drizzle-orm";
import { deleteDeal, hideDeal, orderDeals, saveDeal } from "./change.ts";
import { dealsOfCode, dealsOfDriver, dealsOfMember } from "./lists.ts";
import { deals } from "./table.ts";
import { ownFields, viewOf, type DealDeps } from "./view.ts";

type Names =
  | "getMemberDeals"
  | "saveDeal"
  | "orderDeals"
  | "hideDeal"
  | "deleteDeal"
  | "getConsumerDeals"
  | "getClubDeals";

export function dealHandlers(deps: DealDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getMemberDeals: (ctx, { params }) => dealsOfMember(ctx, deps, params.id),
    saveDeal: async (ctx, { body }) => dealView(ctx, deps, await saveDeal(ctx, body)),
    orderDeals: async (ctx, { params, body }) => {
      await orderDeals(ctx, params.id, body.deal_ids);
      return { done: true };
    },
    hideDeal: async (ctx, { params, body }) => {
      await hideDeal(ctx, params.id, body);
      return dealView(ctx, deps, params.id);
    },
    deleteDeal: async (ctx, { params }) => {
      await deleteDeal(ctx, params.id);
      return { done: true };
    },
    getConsumerDeals: (ctx, { params }) => dealsOfDriver(ctx, deps, params.id),
    getClubDeals: (ctx, { params }) => dealsOfCode(ctx, deps, params.code),
  };
}

const oneDeal = defineStatement<{ id: number }>()((p) => ({
  fields: ownFields,
  text: (columns) => sql`select ${columns} from ${deals} where ${deals.id} = ${p.id}`,
}));

async function dealView(
  ctx: Pick<ReadCtx, "db" | "now">,
  deps: DealDeps,
  id: number,
): Promise<ReplyOf<Catalog["saveDeal"]>> {
  const row = await oneDeal.first(ctx.db, { id });
  if (!row) throw new Error(`No deal ${id}`);
  return viewOf(ctx, deps, row);
}
