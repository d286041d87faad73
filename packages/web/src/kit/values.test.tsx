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
import { useRouteIdOrNull, useRouteText, useRouteValue } from "./values.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

function Probe({ name }: { readonly name: string }): ReactElement {
  return (
    <output>{JSON.stringify([useRouteValue(name) ?? null, useRouteText(name) ?? null, useRouteIdOrNull(name)])}</output>
  );
}

async function valuesAt(address: string, name: string): Promise<unknown> {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: "/app/members/$member_id/quotes",
    component: () => <Probe name={name} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  const box = document.createElement("div");
  const page = createRoot(box);
  await act(async () => {
    await router.load();
    page.render(<RouterProvider router={router} />);
  });
  const found: unknown = JSON.parse(box.textContent);
  await act(async () => page.unmount());
  return found;
}

it("takes a value from the path first, then from the query; a number where it is one", async () => {
  expect(await valuesAt("/app/members/2/quotes?member_id=9", "member_id")).toEqual([2, "2", 2]);
  expect(await valuesAt("/app/members/2/quotes?open_field=31", "open_field")).toEqual([31, "31", 31]);
  expect(await valuesAt("/app/members/2/quotes?code=KERB-42", "code")).toEqual(["KERB-42", "KERB-42", null]);
  expect(await valuesAt("/app/members/2/quotes?code=0042", "code")).toEqual(["0042", "0042", null]);
  expect(await valuesAt("/app/members/2/quotes?code=1e5", "code")).toEqual(["1e5", "1e5", null]);
  expect(await valuesAt("/app/members/2/quotes?open_field=0", "open_field")).toEqual([0, "0", null]);
  expect(await valuesAt("/app/members/2/quotes?code=", "code")).toEqual([null, null, null]);
  expect(await valuesAt("/app/members/a%2Fb/quotes", "member_id")).toEqual(["a/b", "a/b", null]);
});
