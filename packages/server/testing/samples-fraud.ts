import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });

export const fraudSamples = {
  getOwnWelcomeReview: ({ anna }) => idOf(anna.id),
  appealWelcomeReview: ({ ids }) => ({
    ...idOf(ids.refusedReview),
    body: { text: "My daughter drives the car as well, and has an account of her own." },
  }),
  getWelcomeReviews: () => ({ body: {} }),
  getWelcomeReview: ({ ids }) => idOf(ids.welcomeReview),
  decideWelcomeReview: ({ ids }) => ({ ...idOf(ids.welcomeReview), body: { decision: "give", version: 0 } }),
  getMemberOddities: ({ fitter }) => ({ ...idOf(fitter.id), body: {} }),
  lookAtMemberOddity: ({ ids }) => ({ ...idOf(ids.oddity), body: { note: "We had an open day." } }),
  getOddities: () => ({ body: {} }),
  lookAtOddity: ({ ids }) => ({ ...idOf(ids.oddity), body: { note: "Spoke with the owner." } }),
} satisfies Partial<Samples>;
