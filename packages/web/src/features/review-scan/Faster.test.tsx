import { afterEach, describe, expect, it } from "vitest";
import { render, type Rendered } from "#ui/testing/render.tsx";
import { Faster } from "./Faster.tsx";

const open: Rendered[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.leave();
});

describe("the note that somebody was faster", () => {
  it("takes the focus that the form lost", async () => {
    open.push(await render(<Faster>Somebody was faster</Faster>));
    expect(document.activeElement?.textContent).toBe("Somebody was faster");
  });
  it("takes it from nobody", async () => {
    open.push(await render(<button type="button">Zoom in</button>));
    document.querySelector("button")?.focus();
    open.push(await render(<Faster>Somebody was faster</Faster>));
    expect(document.activeElement?.textContent).toBe("Zoom in");
  });
});
