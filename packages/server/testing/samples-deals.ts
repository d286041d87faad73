import { dealBody } from "./deal-body.ts";
import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });

const words = { title: "{voucher} for you", text: "Up to {amount}", plain: "A voucher", terms: "Once." };

export const dealSamples = {
  getOfferSettings: () => ({}),
  saveOfferSettings: () => ({
    body: {
      shown: true,
      welcome_pence: 500,
      welcome_days: 365,
      cap_pence: 10_000,
      version: 0,
      texts: (["en", "cn", "uk"] as const).map((locale) => ({ locale, ...words })),
    },
  }),
  getMemberDeals: ({ fitter }) => idOf(fitter.id),
  saveDeal: ({ ids }) => ({ body: { ...dealBody(), id: ids.deal, version: 0 } }),
  orderDeals: ({ fitter, ids }) => ({ ...idOf(fitter.id), body: { deal_ids: [ids.deal] } }),
  hideDeal: ({ ids }) => ({ ...idOf(ids.deal), body: { hidden: true, version: 0 } }),
  deleteDeal: ({ ids }) => idOf(ids.deal),
  getConsumerDeals: ({ anna }) => idOf(anna.id),
  getClubDeals: ({ ids }) => ({ params: { code: ids.clubCode } }),
} satisfies Partial<Samples>;
