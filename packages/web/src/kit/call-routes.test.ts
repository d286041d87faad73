import { afterEach, beforeEach, expect, it, vi } from "vitest";

const fetching = { isLost: true };

/** The table is kept once fetched, by the files of tests before as well. */
beforeEach(() => {
  vi.resetModules();
  vi.doMock("./lazy.ts", () => ({
    loadLazily: async (load: () => Promise<unknown>) => {
      if (fetching.isLost) throw new TypeError("Failed to fetch dynamically imported module");
      return load();
    },
  }));
});

afterEach(() => {
  vi.doUnmock("./lazy.ts");
  vi.resetModules();
});

it("is offline without the table, and fetches it with the next call", async () => {
  const { loadCallRoutes } = await import("./call-routes.ts");
  await expect(loadCallRoutes()).rejects.toMatchObject({ code: "OFFLINE", status: 0 });
  fetching.isLost = false;
  expect((await loadCallRoutes()).currentUser).toMatchObject({ method: "GET", effect: "read" });
});
