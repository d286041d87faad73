import { expect, it, vi } from "vitest";
import { loadCallRoutes } from "./call-routes.ts";

const lost = vi.hoisted(() => ({ isLost: true }));
vi.mock("./lazy.ts", () => ({
  loadLazily: async (load: () => Promise<unknown>) => {
    if (lost.isLost) throw new TypeError("Failed to fetch dynamically imported module");
    return load();
  },
}));

it("is offline without the table, and fetches it with the next call", async () => {
  await expect(loadCallRoutes()).rejects.toMatchObject({ code: "OFFLINE", status: 0 });
  lost.isLost = false;
  expect((await loadCallRoutes()).currentUser).toMatchObject({ method: "GET", effect: "read" });
});
