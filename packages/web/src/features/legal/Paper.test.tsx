import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { paperVersions } from "@treadclub/rules/legal-versions";
import type { Locale } from "@treadclub/texts";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseSearch, stringifySearch } from "#app/search-values.ts";
import { loadTexts } from "#kit/i18n.ts";
import { render, type Rendered } from "#ui/testing/render.tsx";
import { Paper } from "./Paper.tsx";

const open: Rendered[] = [];

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ operator_name: "Tread Ltd", operator_address: "1 High Street" }));
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.leave();
  vi.unstubAllGlobals();
});

async function paperAt(search: string, locale: Locale = "en"): Promise<Rendered> {
  await loadTexts("legal");
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Paper name="privacy" /> }),
    history: createMemoryHistory({ initialEntries: [`/${search}`] }),
    parseSearch,
    stringifySearch,
  });
  await act(() => router.load());
  const rendered = await render(<RouterProvider router={router} />, locale);
  open.push(rendered);
  await act(() => Promise.resolve());
  return rendered;
}

const [valid, ...before] = paperVersions.privacy;
const earlier = before.at(-1);

describe("Paper", () => {
  it("shows the valid version and leads to the earlier one", async () => {
    const paper = await paperAt("");
    expect(paper.find("h1").textContent).toBe("Privacy policy for drivers");
    expect(paper.all("[role=status]")).toEqual([]);
    const links = paper.all("#versions a").map((link) => link.getAttribute("href"));
    expect(links).toEqual(before.map((version) => `/app/privacy_policy?version=${version}`));
    for (const link of paper.all("nav ol a")) paper.find(link.getAttribute("href") ?? "");
  });
  it("shows the version that is asked for, and says that it has been replaced", async () => {
    const paper = await paperAt(`?version=${earlier}`);
    expect(paper.find("h1").textContent).toBe("Privacy policy");
    expect(paper.find("[role=status]").textContent).toContain("It has since been replaced.");
    expect(paper.find("[role=status] a").getAttribute("href")).toBe("/app/privacy_policy");
  });
  it("shows the valid one, and says so, where there is no such version", async () => {
    const paper = await paperAt("?version=1999-01-01");
    expect(paper.find("[role=status]").textContent).toContain("1999-01-01");
    expect(paper.find("#versions [aria-current]").textContent).toContain("24 November 2026");
    expect(valid).toBe("2026-11-24");
  });
  it("names who runs the installation", async () => {
    const paper = await paperAt("");
    await vi.waitFor(() => expect(paper.find("#who").textContent).toContain("Tread Ltd runs this service"));
    expect(paper.find("#who dl").textContent).toContain("1 High Street");
    expect(paper.find("#who dl").textContent).not.toContain("ICO");
  });
  it("says in other languages that the English text prevails", async () => {
    expect((await paperAt("", "uk")).box.textContent).toContain("Переважає англійський текст");
    await open.pop()?.leave();
    expect((await paperAt("")).box.textContent).not.toContain("prevails");
  });
});
