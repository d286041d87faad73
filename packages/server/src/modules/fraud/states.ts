import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { welcomeReviews } from "./table.ts";

export const welcomeReviewMachine = defineMachine({
  name: "welcome_review",
  table: welcomeReviews,
  initial: "checking",
  states: stateNames.welcomeReview,
  moves: {
    give: { from: ["checking"], to: "given", who: "admin, or the system when nobody has answered in time" },
    refuse: { from: ["checking"], to: "refused", who: "admin" },
    appeal: { from: ["refused"], to: "appealed", who: "consumer, once" },
    grant: { from: ["appealed"], to: "granted", who: "admin, or the system when nobody has answered in time" },
    uphold: { from: ["appealed"], to: "upheld", who: "admin" },
    withdraw: {
      from: ["checking", "appealed"],
      to: "withdrawn",
      who: "system, when the scan result that earned it is undone or its driver is erased",
    },
    recheck: { from: ["withdrawn"], to: "checking", who: "system, when a scan earns it again" },
  },
});
