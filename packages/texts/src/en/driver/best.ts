import type { Area } from "../../types.ts";

/** The best vouchers for a price, on the wallet, in a request and beside a quote. */
export const best = {
  "driver.best.title": "How much can I save?",
  "driver.best.lead": "We pick the best of your vouchers, at most 4, that can be used together.",
  "driver.best.for": "For",
  "driver.best.own": "My own figures",
  "driver.best.quote": "{member}: {amount}",
  "driver.best.at": "Fitter",
  "driver.best.anyFitter": "Any TreadClub fitter",
  "driver.best.where": "How you’ll use them",
  "driver.best.channel.online": "With a quote request",
  "driver.best.channel.in_store": "At the counter",
  "driver.best.tyres": "Number of tyres",
  "driver.best.tyrePrice": "Expected price per tyre",
  "driver.best.tyrePriceHint": "We assume {amount} until you change it. The fitter sets the real price.",
  "driver.best.sum": "{amount} off, {left} to pay",
  "driver.best.none": "None of your vouchers work for this.",
  "driver.best.quoteTitle": "Your vouchers for this price",
  "driver.best.more": {
    one: "You’d save {amount} more with {titles}, which isn’t in this request. Ask again to use it.",
    other: "You’d save {amount} more with {titles}, which aren’t in this request. Ask again to use them.",
  },
  "driver.best.askAgain": "Ask again",
  "driver.best.fitter": "only {member} accepts it",
  "driver.best.reserved": "reserved for another quote request",
  "driver.best.from": "when you spend {amount} or more",
  "driver.best.onlineOnly": "only with a quote request",
} as const satisfies Area;
