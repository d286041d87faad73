import { expect, it } from "vitest";
import { resolvePart } from "./resolve.ts";

it("puts shared parts in place, with what stands beside a reference", () => {
  const description = {
    components: {
      schemas: {
        Car: { type: "object", properties: { state: { $ref: "#/components/schemas/State" } } },
        State: { enum: ["new"] },
      },
    },
    paths: { "/cars": { get: { answer: { $ref: "#/components/schemas/Car", description: "The car." } } } },
  };
  expect(resolvePart(description, ["paths", "/cars", "get"])).toEqual({
    answer: {
      title: "Car",
      type: "object",
      properties: { state: { title: "State", enum: ["new"] } },
      description: "The car.",
    },
  });
});

it("answers undefined for a part that is not there", () => {
  expect(resolvePart({}, ["paths", "/cars"])).toBeUndefined();
});
