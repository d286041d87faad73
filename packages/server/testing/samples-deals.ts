import { dealBody } from "./deal-body.ts";
import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });

export const dealSamples = {
  getMemberDeals: ({ fitter }) => idOf(fitter.id),
  saveDeal: ({ ids }) => ({ body: { ...dealBody(), id: ids.deal, version: 0 } }),
  orderDeals: ({ fitter, ids }) => ({ ...idOf(fitter.id), body: { deal_ids: [ids.deal] } }),
  hideDeal: ({ ids }) => ({ ...idOf(ids.deal), body: { hidden: true, version: 0 } }),
  deleteDeal: ({ ids }) => idOf(ids.deal),
  getConsumerDeals: ({ anna }) => idOf(anna.id),
  getClubDeals: ({ ids }) => ({ params: { code: ids.clubCode } }),
} satisfies Partial<Samples>;
