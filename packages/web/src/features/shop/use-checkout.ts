import { useNavigateTo } from "#kit/use-navigate-to.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import type { Order } from "./queries.ts";

/** Leads to where an order is paid: the test checkout inside the app, or the payment provider. */
export function useCheckout(paths: ConsumerPaths): (order: Order) => void {
  const go = useNavigateTo();
  return ({ reference, checkout_url: url, is_test: isTest }) => {
    if (isTest || url === null) go(isTest && url !== null ? paths.testCheckout(reference) : paths.order(reference));
    else window.location.assign(url);
  };
}
