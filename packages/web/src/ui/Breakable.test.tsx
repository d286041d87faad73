import { expect, it } from "vitest";
import { Breakable } from "./Breakable.tsx";
import { render } from "./testing/render.tsx";

it("lets an email address break before its @ and after its dots, and nothing else", async () => {
  const page = await render(<Breakable text="WF1 1TG, jo.hart@forgelane.example. Until 3.5 mm" />);
  expect(page.box.innerHTML).toBe("WF1&nbsp;1TG, jo.<wbr>hart<wbr>@forgelane.<wbr>example. Until 3.5 mm");
  await page.leave();
});

it("lets a web address break after its slashes", async () => {
  const page = await render(<Breakable text="Open localhost:44/app/continue or https://tread.example/app, at 1/2" />);
  expect(page.box.innerHTML).toBe("Open localhost:44/<wbr>app/<wbr>continue or https://tread.example/<wbr>app, at 1/2");
  await page.leave();
});
