import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { creditOrders } from "./table.ts";

export const orderMachine = defineMachine({
  name: "order",
  table: creditOrders,
  initial: "created",
  states: stateNames.order,
  moves: {
    pay: {
      from: ["created", "failed", "cancelled", "expired"],
      to: "paid",
      who: "payment provider, however late it says so",
    },
    fail: { from: ["created"], to: "failed", who: "payment provider" },
    cancel: { from: ["created"], to: "cancelled", who: "consumer" },
    expire: { from: ["created"], to: "expired", who: "payment provider" },
    refund: { from: ["paid"], to: "refunding", who: "consumer within 14 days, or admin" },
    finish_refund: { from: ["refunding"], to: "refunded", who: "system, when the provider has taken the refund over" },
    refund_elsewhere: { from: ["paid"], to: "refunded", who: "payment provider, for a refund made there" },
  },
});
