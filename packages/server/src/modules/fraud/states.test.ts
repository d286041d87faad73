import { stateNames } from "@treadclub/contract";
import { canMove } from "@treadclub/kit/states";
import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";
import { canDecide } from "./view.ts";
import { welcomeReviewMachine } from "./states.ts";

const testApp = await openTestApp();
const legal = {
  give: ["checking"],
  refuse: ["checking"],
  appeal: ["refused"],
  grant: ["appealed"],
  uphold: ["appealed"],
  withdraw: ["checking", "appealed"],
  recheck: ["withdrawn"],
} as const satisfies Readonly<Record<keyof typeof welcomeReviewMachine.moves, readonly string[]>>;

it.each(Object.entries(legal))("%s leaves %j and no other state", (name, from) => {
  const event = Object.keys(welcomeReviewMachine.moves).find((move): move is keyof typeof legal => move === name);
  if (event === undefined) throw new Error(`No event ${name}`);
  expect(stateNames.welcomeReview.filter((state) => canMove(welcomeReviewMachine, state, event))).toEqual(from);
});

it("is decided by administrators alone, while it is checked or appealed", async () => {
  const people = {
    admin: await testApp.make.admin(),
    superAdmin: await testApp.make.superAdmin(),
    consumer: await testApp.make.consumer(),
    owner: (await testApp.make.member()).owner,
    supplier: await testApp.make.supplier(),
  };
  const decided = Object.entries(people).map(([role, { actor }]) => [
    role,
    stateNames.welcomeReview.filter((state) => canDecide(actor, state)),
  ]);
  const open = ["checking", "appealed"];
  expect(Object.fromEntries(decided)).toEqual({ admin: open, superAdmin: open, consumer: [], owner: [], supplier: [] });
});
