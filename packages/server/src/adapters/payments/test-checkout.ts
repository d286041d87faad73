import { randomUUID } from "node:crypto";
import type { CheckoutState, PaymentPort } from "./port.ts";

const lifeMs = 3_600_000;

/** A checkout inside the product, where no money moves: the buyer decides there what becomes of the payment. */
export function openTestCheckout(publicUrl: string): PaymentPort {
  return {
    name: "test",
    open: ({ returnPath }) =>
      Promise.resolve({ session: `test_${randomUUID()}`, url: `${publicUrl}${returnPath}/test_checkout` }),
    find: ({ openedAt }, now) => {
      const state: CheckoutState = { state: now.getTime() - openedAt.getTime() > lifeMs ? "expired" : "open" };
      return Promise.resolve(state);
    },
    close: () => Promise.resolve({ state: "expired" }),
    refund: () => Promise.resolve(),
    readEvent: () => null,
  };
}
