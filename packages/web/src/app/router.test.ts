import { expect, it } from "vitest";
import { screenPaths } from "./paths.ts";
import { knowSignedInScreens, router } from "./router.tsx";
import { publicScreens } from "./screens/public.ts";

const sample = (path: string): string => path.replaceAll(/\{(\w+)\}/g, "42");

it("asks for the screens behind a sign-in when an address is none of the public ones", async () => {
  const screenAt = (path: string): string | undefined => router.getMatchedRoutes(path)[2]?.fullPath;
  for (const { path } of publicScreens.filter((entry) => !entry.path.includes("{"))) expect(screenAt(path)).toBe(path);
  expect(screenAt("/app/admin/9/members")).toBe("/app/$part/$");
  await knowSignedInScreens();
  expect(screenAt("/app/admin/9/members")).toBe("/app/admin/$admin_id/members");
});

it("leads every path of the tables to its own screen", async () => {
  await knowSignedInScreens();
  for (const path of screenPaths.filter((path) => !path.includes("("))) {
    const found = router.getMatchedRoutes(sample(path))[2];
    expect(found?.fullPath, path).toBe(path.replaceAll(/\{(\w+)\}/g, "$$$1"));
  }
});

it("leads anything else to the not-found page", async () => {
  await knowSignedInScreens();
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
