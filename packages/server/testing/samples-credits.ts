import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const referenceOf = (reference: string) => ({ params: { reference } });

export const creditSamples = {
  getCreditPacks: () => ({}),
  getCreditHistory: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  getCreditOrders: ({ anna }) => ({ ...idOf(anna.id), body: {} }),
  getCreditOrder: ({ ids }) => referenceOf(ids.paidOrder.reference),
  createCreditOrder: () => ({ body: { credits: 8, starts_now: true } }),
  checkCreditOrder: ({ ids }) => ({ ...referenceOf(ids.newOrder.reference), body: {} }),
  cancelCreditOrder: ({ ids }) => ({ ...referenceOf(ids.newOrder.reference), body: {} }),
  decideTestPayment: ({ ids }) => ({ ...referenceOf(ids.newOrder.reference), body: { outcome: "paid" } }),
  refundCreditOrder: ({ ids }) => ({ ...referenceOf(ids.paidOrder.reference), body: { version: 1 } }),
  getOrdersList: () => ({ body: {} }),
  getOrderById: ({ ids }) => idOf(ids.paidOrder.id),
  refundOrder: ({ ids }) => ({ ...idOf(ids.paidOrder.id), body: { note: "Bought twice by mistake.", version: 1 } }),
} satisfies Partial<Samples>;
