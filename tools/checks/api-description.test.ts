import { openApi } from "@treadclub/contract/openapi";
import { expect, it } from "vitest";
import { findApiProblems } from "./api-description.ts";

it("accepts the description of the platform", async () => {
  expect(await findApiProblems("platform", openApi("https://treadclub.example"))).toEqual([]);
});

it("names the place of a fault, and takes a warning for one", async () => {
  const description = { ...openApi("https://treadclub.example"), info: { title: "TreadClub", version: "1" } };
  expect(await findApiProblems("platform", description)).toEqual([
    "platform #/info: Info object should contain `license` field. (info-license)",
  ]);
});
