import { expect, it } from "vitest";
import { screenPaths } from "./paths.ts";
import { router } from "./router.tsx";

const sample = (path: string): string => path.replaceAll(/\{(\w+)\}/g, "42");

it("leads every path of the tables to its own screen", () => {
  for (const path of screenPaths.filter((path) => !path.includes("("))) {
    const found = router.getMatchedRoutes(sample(path))[2];
    expect(found?.fullPath, path).toBe(path.replaceAll(/\{(\w+)\}/g, "$$$1"));
  }
});

it("leads anything else to the not-found page", () => {
  for (const path of [
    "/app/nowhere",
    "/app/consumer",
    "/app/consumer/7/nowhere",
    "/app/admin/9/members/3/4",
    "/elsewhere",
  ]) {
    const [, values, found] = router.getMatchedRoutes(path);
    // `**` holds what no screen took.
    expect(found === undefined || "**" in values, path).toBe(true);
  }
});
