import { act, useState, type ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { render, type Rendered } from "#ui/testing/render.tsx";
import { DepthField } from "./DepthField.tsx";

const open: Rendered[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.leave();
});

function Typed({
  start = "",
  neighbours = [],
}: {
  readonly start?: string;
  readonly neighbours?: readonly (number | null)[];
}): ReactElement {
  const [value, setValue] = useState(start);
  return <DepthField id="inner" name="inner" label="Inner" value={value} onChange={setValue} neighbours={neighbours} />;
}

async function field(node: ReactElement): Promise<HTMLInputElement> {
  const rendered = await render(node);
  open.push(rendered);
  return rendered.find<HTMLInputElement>("input");
}

const press = (input: HTMLElement, key: string, shiftKey = false): Promise<boolean> =>
  act(async () =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true })),
  );

describe("DepthField", () => {
  it("moves by tenths with the arrows, by whole ones with Shift, and keeps the page still", async () => {
    const input = await field(<Typed start="2.9" />);
    expect(await press(input, "ArrowUp")).toBe(false);
    expect(input.value).toBe("3.0");
    await press(input, "ArrowDown", true);
    expect(input.value).toBe("2.0");
  });
  it("starts from the depth beside it", async () => {
    const input = await field(<Typed neighbours={[5.4, null]} />);
    await press(input, "ArrowUp");
    expect(input.value).toBe("5.4");
  });
  it("leaves every other key to the browser: digits, Tab, Enter", async () => {
    const input = await field(<Typed start="4.5" />);
    for (const key of ["1", "Tab", "Enter", "ArrowLeft"]) expect(await press(input, key), key).toBe(true);
    expect(input.value).toBe("4.5");
  });
  it("writes out what it understood on leaving", async () => {
    const input = await field(<Typed start="45" />);
    await act(async () => input.focus());
    await act(async () => input.blur());
    expect(input.value).toBe("4.5");
  });
  it("leaves alone what it did not understand, so that it can be mended", async () => {
    const input = await field(<Typed start="4,x" />);
    await act(async () => input.focus());
    await act(async () => input.blur());
    expect(input.value).toBe("4,x");
  });
});
