import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#app/search-values.ts";
import { useListAddress } from "./list-address.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

/** A search whose typing rests while a filter is chosen: both come from the same rendering. */
function Probe(): ReactElement {
  const address = useListAddress();
  const changeBoth = (): void => {
    address.set({ fitter: "7" });
    address.set({ search: "tyres" });
  };
  return <button onClick={changeBoth}>Change</button>;
}

it("keeps two changes that come from one rendering", async () => {
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: "/app/list", component: Probe });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/app/list?page=3"] }),
    parseSearch,
    stringifySearch,
  });
  const box = document.createElement("div");
  const page = createRoot(box);
  await act(async () => {
    await router.load();
    page.render(<RouterProvider router={router} />);
  });
  await act(async () => box.querySelector("button")?.click());
  expect(router.state.location.search).toEqual({ fitter: "7", search: "tyres" });
  await act(async () => page.unmount());
});
