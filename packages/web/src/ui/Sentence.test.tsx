import { expect, it } from "vitest";
import { Sentence } from "./Sentence.tsx";
import { render } from "./testing/render.tsx";

it("puts nodes into the places of a text, in the order of the language", async () => {
  const nodes = [
    <a key="terms" href="#terms">
      terms
    </a>,
    <a key="privacy" href="#privacy">
      privacy
    </a>,
  ];
  const page = await render(<Sentence write={(terms, privacy) => `Read ${privacy} before ${terms}.`} nodes={nodes} />);
  expect(page.box.textContent).toBe("Read privacy before terms.");
  expect(page.all("a").map((link) => link.getAttribute("href"))).toEqual(["#privacy", "#terms"]);
});
