import { expect, it } from "vitest";
import { keptOnceLoaded, loadCallRoutes } from "./call-routes.ts";

it("is offline when nothing can be fetched, and tries again with the next call", async () => {
  const fetched: string[] = [];
  const load = keptOnceLoaded(async () => {
    fetched.push("once");
    if (fetched.length === 1) throw new TypeError("Failed to fetch dynamically imported module");
    return fetched.length;
  });
  await expect(load()).rejects.toMatchObject({ code: "OFFLINE", status: 0 });
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
});

it("knows every call", async () => {
  expect((await loadCallRoutes()).currentUser).toMatchObject({ method: "GET", effect: "read" });
});
