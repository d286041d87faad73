import { expect, it } from "vitest";
import { BarTable } from "./BarTable.tsx";
import { render } from "./testing/render.tsx";

it("is a table by ear, with bars by their share of the longest one and none for nothing", async () => {
  const { box, leave } = await render(
    <BarTable
      label="Makes"
      heads={{ name: "Make", count: "Cars" }}
      rows={[
        { key: "a", name: "Ford", count: 2000, tone: "good" },
        { key: "b", name: "Kia", count: 500, detail: "of them 2 new" },
        { key: "c", name: "Seat", count: 0 },
      ]}
    />,
  );
  const rows = [...box.querySelectorAll("tbody tr")];
  expect(box.querySelector("caption")?.textContent).toBe("Makes");
  expect([...box.querySelectorAll("thead th")].map((head) => head.textContent)).toEqual(["Make", "Cars"]);
  expect(rows.map((row) => row.querySelector("th")?.textContent)).toEqual(["Ford", "Kia", "Seat"]);
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(["2,000", "500", "0"]);
  const bars = rows.map((row) => row.querySelector<HTMLElement>("[aria-hidden] > span")?.style.inlineSize);
  expect(bars).toEqual(["100%", "25%", undefined]);
  expect(rows[1]?.textContent).toContain("of them 2 new");
  await leave();
});
