import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CarFromAbove, type Wheel } from "./CarFromAbove.tsx";
import { depthTone } from "./depth.ts";
import { Plate } from "./Plate.tsx";
import { PlateInput } from "./PlateInput.tsx";
import { qrDrawing } from "./qr-drawing.ts";
import { QrCode } from "./QrCode.tsx";
import { press, render, type, type Rendered } from "./testing/render.tsx";
import { TreadLine } from "./TreadLine.tsx";
import { TreadProfile } from "./TreadProfile.tsx";
import { VoucherTicket } from "./VoucherTicket.tsx";
import { WaitClock } from "./WaitClock.tsx";

let page: Rendered | undefined;
afterEach(async () => {
  await page?.leave();
  page = undefined;
  vi.useRealTimers();
});
const show = async (...args: Parameters<typeof render>): Promise<Rendered> => {
  page = await render(...args);
  return page;
};
const texts = (shown: Rendered, selector: string): string[] => shown.all(selector).map((e) => e.textContent ?? "");

describe("Plate", () => {
  it("has the spacing of the physical plate and is spelled by ear", async () => {
    const shown = await show(<Plate value="ab51cde" />);
    expect(shown.find("[role=img]").textContent).toBe("AB51 CDE");
    expect(shown.find("[role=img]").getAttribute("aria-label")).toBe("Registration A B 5 1, C D E");
  });

  it("sets capitals while typing and the gap on leaving", async () => {
    const change = vi.fn<(value: string) => void>();
    const shown = await show(<PlateInput id="p" name="p" value="ab51cde" onChange={change} />);
    await type(shown.find<HTMLInputElement>("input"), "ab51cdef");
    expect(change).toHaveBeenLastCalledWith("AB51CDEF");
    await act(async () => shown.find("input").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(change).toHaveBeenLastCalledWith("AB51 CDE");
  });

  it("leaves alone what a problem is about: setting the gap would take the problem away", async () => {
    const change = vi.fn<(value: string) => void>();
    const shown = await show(<PlateInput id="p" name="p" value="ab51cde" error="It is taken." onChange={change} />);
    await act(async () => shown.find("input").dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(change).not.toHaveBeenCalled();
  });
});

describe("depthTone", () => {
  it.each([
    [1.59, "now"],
    [1.6, "soon"],
    [2.99, "soon"],
    [3, "good"],
    [null, "neutral"],
  ] as const)("%s mm is %s", (mm, tone) => expect(depthTone(mm)).toBe(tone));
});

describe("TreadProfile", () => {
  const depths = { innerMm: 1.4, middleMm: 2.8, outerMm: null };

  it("says in words what the picture shows", async () => {
    const shown = await show(<TreadProfile depths={depths} marginMm={0.3} />);
    expect(texts(shown, "dt")).toEqual(["Inner", "Middle", "Outer"]);
    expect(texts(shown, "dd")).toEqual([
      "1.4 mmbetween 1.1 and 1.7 mmbelow the legal limit",
      "2.8 mmbetween 2.5 and 3.1 mmreplace soon",
      "not measured",
    ]);
    expect(shown.find("svg").getAttribute("aria-hidden")).toBe("true");
  });

  it("puts the outer edge of a nearside tyre to the left, as seen from behind", async () => {
    const shown = await show(<TreadProfile depths={depths} position="rear_left" />);
    expect(texts(shown, "dt")).toEqual(["Outer", "Middle", "Inner"]);
  });
});

describe("CarFromAbove", () => {
  const wheel: Wheel = { tone: "good", word: "Good", depthMm: 5.8 };
  const wheels = {
    front_left: { tone: "now", word: "Change now", depthMm: 1.4 },
    front_right: wheel,
    rear_left: { ...wheel, href: "/app/scan/rl" },
    rear_right: { ...wheel, disabled: true },
  } as const;

  it("is four named choices", async () => {
    const choose = vi.fn<(position: string) => void>();
    const shown = await show(<CarFromAbove wheels={wheels} selected="front_right" onChoose={choose} />);
    expect(texts(shown, "button")[0]).toBe("Front left nearside1.4 mmChange now");
    expect(shown.all("button").map((b) => b.getAttribute("aria-pressed"))).toEqual(["false", "true", "false"]);
    expect(shown.find("a").getAttribute("href")).toBe("/app/scan/rl");
    await press(shown.find("button"));
    await press(shown.find("button:disabled"));
    expect(choose.mock.calls).toEqual([["front_left"]]);
  });

  it("only tells when nothing can be chosen", async () => {
    const { rear_left: _, ...rest } = wheels;
    const shown = await show(<CarFromAbove wheels={{ ...rest, rear_left: wheel }} />, "uk");
    expect(shown.all("button, a")).toEqual([]);
    expect(shown.box.textContent).toContain("Передня ліва");
  });
});

describe("TreadLine", () => {
  const scans = [
    { onDay: "2025-01-20", mileage: 37_900, minimumMm: 5.2 },
    { onDay: "2026-04-17", mileage: null, minimumMm: 3.6 },
  ];
  const at3 = { onDay: "2026-10-02", fromDay: "2026-07-20", toDay: "2027-01-10", mileage: 52_900 };

  it("has a table that says the same", async () => {
    const shown = await show(<TreadLine scans={scans} forecast={{ at3, at16: null }} today="2026-05-02" />);
    expect(texts(shown, "tbody tr")).toEqual([
      "20 Jan 202537,9005.2 mmmeasured",
      "17 Apr 2026–3.6 mmmeasured",
      "2 Oct 202652,9003.0 mmexpected between Jul 2026 and Jan 2027",
    ]);
    expect(texts(shown, "li")).toEqual(["reaches 3.0 mmOct 2026expected between Jul 2026 and Jan 202752,900 mi"]);
  });

  it("draws every point inside the picture, also one scan without a forecast", async () => {
    const shown = await show(<TreadLine scans={scans.slice(0, 1)} forecast={null} today="2025-01-20" />);
    const [width = 0, height = 0] = (shown.find("svg").getAttribute("viewBox") ?? "").split(" ").slice(2).map(Number);
    for (const point of shown.all("circle")) {
      expect(Number(point.getAttribute("cx"))).toBeGreaterThan(0);
      expect(Number(point.getAttribute("cx"))).toBeLessThan(width);
      expect(Number(point.getAttribute("cy"))).toBeLessThan(height);
    }
    expect(shown.all("circle")).toHaveLength(1);
    expect(shown.box.innerHTML).not.toContain("NaN");
  });
});

describe("VoucherTicket", () => {
  const qr = <QrCode text="https://treadclub.example/v/1" label="QR code of the voucher" />;

  it("shows amount, code, last day and QR code while it can be used", async () => {
    const shown = await show(
      <VoucherTicket worth="£5" title="Welcome voucher" code="K7QM" untilDay="2026-12-31" qr={qr} />,
    );
    expect(shown.box.textContent).toContain("£5off");
    expect(shown.box.textContent).toContain("Use by 31 December 2026");
    expect(shown.find("[role=img]").getAttribute("aria-label")).toBe("QR code of the voucher");
    await act(async () => void (await qrDrawing("https://treadclub.example/v/1")));
    expect(shown.find("[role=img] path").getAttribute("d")).toMatch(/^M0 0h1v1h-1z/);
  });

  it("looks used when it is: a stamp, and no code to scan", async () => {
    const shown = await show(
      <VoucherTicket
        worth="£12.50"
        title="Spring"
        code="SPRG"
        state="used"
        endedAt="2026-03-12"
        untilDay="2026-12-31"
        qr={qr}
      />,
    );
    expect(shown.box.textContent).toContain("Used12 Mar 2026");
    expect(shown.box.textContent).not.toContain("Use by");
    expect(shown.all("[role=img]")).toEqual([]);
  });
});

describe("WaitClock", () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-05-02T10:00:00Z") }));

  it.each([
    ["2026-05-02T09:54:00Z", "6 minnew"],
    ["2026-05-02T09:30:00Z", "30 minreply soon"],
    ["2026-05-02T07:45:00Z", "2 h 15 minoverdue"],
    ["2026-04-30T08:00:00Z", "2 d 2 hoverdue"],
    ["2026-05-02T10:00:30Z", "0 minnew"],
  ])("says how long since %s: %s", async (since, words) => {
    const shown = await show(<WaitClock since={since} />);
    expect(shown.box.textContent).toBe(words);
  });

  it("goes on by itself", async () => {
    const shown = await show(<WaitClock since="2026-05-02T09:31:00Z" />);
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(shown.box.textContent).toBe("30 minreply soon");
  });
});
