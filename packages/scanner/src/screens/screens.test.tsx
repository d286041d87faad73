import { afterEach, describe, expect, it } from "vitest";
import { launchWith } from "#scanner/testing/launches.ts";
import { plainWayBack, wayBack } from "#scanner/launch/return-address.ts";
import { clear, show } from "#scanner/testing/render.tsx";
import { depthOfMm, resultOf } from "#scanner/testing/views.ts";
import { InTheWay } from "./InTheWay.tsx";
import { ResultCard } from "./ResultCard.tsx";
import { BackLink } from "./WayBack.tsx";

afterEach(clear);

describe("what is in the way", () => {
  it("is said with the way back, which shows its host", async () => {
    const page = await show(<InTheWay trouble="no_token" way={plainWayBack("https://fleet.example/sorry")} />);
    expect(page.box.querySelector("h1")?.textContent).toBe("There’s no scan in this link");
    expect(document.activeElement?.tagName).toBe("H1");
    expect(page.named("a", "Go to fleet.example").getAttribute("href")).toBe("https://fleet.example/sorry");
    expect(page.box.textContent).toContain("This address was in your link: fleet.example.");
  });
  it("has no link where there is no web address", async () => {
    const page = await show(<InTheWay trouble="unreadable" way={plainWayBack("javascript:alert(1)")} />);
    expect(page.all("a")).toEqual([]);
    expect(page.box.textContent).toContain("You can close this page.");
  });
  it("goes on by itself when it passes, and can be hurried", async () => {
    const page = await show(<InTheWay trouble="offline" way={null} />, "uk");
    expect(page.box.querySelector("h1")?.textContent).toBe("Немає зв’язку");
    page.named("button", "Спробувати зараз");
    expect(page.all("[role=status]").length).toBe(1);
  });
  it("names the tab after the step", async () => {
    await show(<InTheWay trouble="expired" way={null} />);
    expect(document.title).toBe("This scan has expired · Tyre scan");
  });
});

describe("the way back", () => {
  it("names the site whose address it is", async () => {
    const page = await show(<BackLink way={wayBack(launchWith(), "completed", true)} site="Fairweather Fleet" />);
    expect(page.named("a", "Back to Fairweather Fleet").getAttribute("href")).toContain("https://fleet.example/done");
    expect(page.box.textContent).not.toContain("We don’t know");
  });
  it("names the host where nobody vouches for it", async () => {
    const page = await show(<BackLink way={wayBack(launchWith(), "completed", false)} site="Fairweather Fleet" />);
    page.named("a", "Go to fleet.example");
  });
});

describe("a result", () => {
  const regions = [
    { ...depthOfMm(3.6), place: "outer" as const },
    { ...depthOfMm(null), place: "middle" as const },
    { ...depthOfMm(1.8), place: "inner" as const },
  ];
  const read = resultOf(1, {
    status: "completed",
    regions,
    uncertainty_mm: 0.5,
    verdict: "uncertain",
    method: "review",
    wear_pattern: "one_edge",
  });
  it("shows each depth with how far it may be off, and what it means", async () => {
    const card = await show(<ResultCard name="Front left" status="completed" result={read} />);
    const depths = card.all("dl > div").map((one) => one.textContent);
    expect(depths).toEqual(["Outer3.6 mm3.1 to 4.1 mm", "Middlecouldn’t be read", "Inner1.8 mm1.3 to 2.3 mm"]);
    expect(card.box.textContent).toContain("Close to the legal limit of 1.6 mm: have a fitter measure it");
    expect(card.box.textContent).toContain("have the wheel alignment checked");
    expect(card.box.textContent).toContain("Read by a person from your photos");
  });
  it("never shows a depth below nothing", async () => {
    const bald = resultOf(1, { ...read, regions: [{ ...depthOfMm(0.2), place: null }] });
    const card = await show(<ResultCard name="Tyre" status="completed" result={bald} />, "uk");
    expect(card.all("dl > div").map((one) => one.textContent)).toEqual(["Частина 10,2\u00a0ммвід 0,0 до 0,7\u00a0мм"]);
  });
  it("shows nothing but the state before it is read, or when it has no regions", async () => {
    for (const result of [undefined, resultOf(1), resultOf(1, { status: "completed" })]) {
      const card = await show(<ResultCard name="Front left" status={result?.status ?? "processing"} result={result} />);
      expect(card.all("dl")).toEqual([]);
    }
  });
  it("says why nothing could be read", async () => {
    const failed = resultOf(1, {
      status: "failed",
      quality_reasons: ["blurry", "glare"],
      message: "Half of it is in the sun.",
    });
    const card = await show(<ResultCard name="Front left" status="failed" result={failed} />);
    expect(card.all("ul li, li ul li").map((one) => one.textContent)).toEqual(
      expect.arrayContaining(["The photos are blurred.", "A reflection hides the tread.", "Half of it is in the sun."]),
    );
  });
});
