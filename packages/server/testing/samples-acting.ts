import type { Samples } from "./sample-types.ts";

/** Acting as a user, and going on at another device. */
export const actingSamples = {
  rabbitHole: ({ anna }) => ({
    params: { id: String(anna.id) },
    body: { reason: "She asked us to look at her booking" },
  }),
  enterRabbitHole: () => ({ body: { token: "no-such-token" } }),
  leaveRabbitHole: () => ({ body: {} }),
  getWhoLooked: () => ({ body: {} }),
  storageSave: () => ({ body: { path: "/app/consumer/make_scan/1?tyre=fl" } }),
  storageRestore: () => ({ query: { restore_token: "no-such-token" } }),
  storageContinue: () => ({ body: { restore_token: "no-such-token" } }),
  storageState: () => ({ params: { id: "1" } }),
} satisfies Partial<Samples>;
