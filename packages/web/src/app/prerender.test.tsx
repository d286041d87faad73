// @vitest-environment node
import { expect, it } from "vitest";
import { printedPage } from "./prerender.tsx";

it("prints the banner of the demo and the button of the provider where they are known, and not otherwise", async () => {
  const shown = async (settings: Parameters<typeof printedPage>[2]) => {
    const page = await printedPage("/app/sign_in", "en", settings);
    return [page.includes("Demo: nothing here is real"), page.includes("Continue with Google")];
  };
  expect(await shown({})).toEqual([false, false]);
  expect(await shown({ demo: true })).toEqual([true, false]);
  expect(await shown({ google: "Google" })).toEqual([false, true]);
  expect(await shown({ demo: true, google: "Google" })).toEqual([true, true]);
});
