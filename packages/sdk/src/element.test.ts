// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStreams, resultsOf, returnAddress, visit } from "#testing/own-page";
import { TreadScanElement } from "./element.ts";
import type { Handoff } from "./index.ts";

const session = "POST /tread-session";
const { origin } = window.location;
const events = `GET ${origin}/measurement/v1/instant-apps/sessions/ts_1/events`;
const names = ["tread-state", "tread-results", "tread-error"] as const;

let heard: [name: string, detail: unknown][];
const note = (event: Event): void => {
  if (event instanceof CustomEvent) heard.push([event.type, event.detail]);
};

beforeEach(() => {
  heard = [];
  visit("/tyres");
  for (const name of names) document.addEventListener(name, note);
});
afterEach(() => {
  document.body.replaceChildren();
  for (const name of names) document.removeEventListener(name, note);
  vi.unstubAllGlobals();
});

/** The element of some markup, which hands over to a phone. */
function show(html: string): { element: TreadScanElement; onHandoff: ReturnType<typeof vi.fn> } {
  document.body.innerHTML = html;
  const element = document.querySelector("tread-scan");
  if (!element) throw new Error("There is no element");
  const onHandoff = vi.fn<(handoff: Handoff) => void>();
  element.options = { launch: "handoff", onHandoff };
  return { element, onHandoff };
}

const part = (element: TreadScanElement, name: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(`[part=${name}]`);
  if (!found) throw new Error(`There is no part ${name}`);
  return found;
};

const states = (): unknown[] =>
  heard.flatMap(([name, detail]) => (name === "tread-state" ? [JSON.parse(JSON.stringify(detail)).state] : []));

describe("<tread-scan>", () => {
  it("scans from its button, and tells the page by events", async () => {
    const { requests, report } = openStreams();
    const { element, onHandoff } = show('<tread-scan session="/tread-session"></tread-scan>');
    expect([element.state, part(element, "status").textContent]).toEqual(["idle", ""]);
    expect(part(element, "status").getAttribute("role")).toBe("status");
    part(element, "button").click();
    await vi.waitFor(() => expect(element.state).toBe("waiting"));
    expect(onHandoff).toHaveBeenCalledTimes(1);
    expect(requests.map(({ url }) => url)).toEqual([session, events]);
    expect(part(element, "status").textContent).toBe("Waiting for your results…");
    report(resultsOf("completed"));
    await vi.waitFor(() => expect(element.state).toBe("completed"));
    expect(element.results).toEqual(resultsOf("completed"));
    expect(states()).toEqual(["opening", "waiting", "waiting", "completed"]);
    expect(heard.filter(([name]) => name === "tread-results")).toEqual([["tread-results", resultsOf("completed")]]);
  });

  it.each([
    ["en-GB", "Scan your tyres", "Waiting for your results…"],
    ["zh-CN", "扫描轮胎", "正在等待检测结果…"],
    ["cn", "扫描轮胎", "正在等待检测结果…"],
    ["uk", "Сканувати шини", "Чекаємо на результати…"],
    ["fr", "Scan your tyres", "Waiting for your results…"],
  ])("speaks the language of the page: %s", async (lang, label, status) => {
    openStreams();
    const { element } = show(`<main lang="${lang}"><tread-scan session="/s"></tread-scan></main>`);
    expect(part(element, "button").textContent).toBe(label);
    element.start();
    await vi.waitFor(() => expect(part(element, "status").textContent).toBe(status));
    element.lang = "uk";
    expect(part(element, "status").textContent).toBe("Чекаємо на результати…");
  });

  it("hands its attributes to the start", async () => {
    openStreams();
    const { element, onHandoff } = show(
      `<tread-scan session="/tread-session" api-base="https://scans.example/measurement/v1/" workflow="3"
        exit-url="/done" error-url="/sorry" support-url="/help"></tread-scan>`,
    );
    element.start();
    await vi.waitFor(() => expect(onHandoff).toHaveBeenCalledTimes(1));
    const link = new URL(String(onHandoff.mock.calls[0]?.[0].link));
    expect(link.origin).toBe("https://scans.example");
    expect(JSON.parse(Buffer.from(link.searchParams.get("data") ?? "", "base64url").toString())).toMatchObject({
      exitURL: `${origin}/done`,
      errorURL: `${origin}/sorry`,
      supportURL: `${origin}/help`,
      workflowVersion: "3",
    });
  });

  it("reports a session that your server refuses", async () => {
    vi.stubGlobal("fetch", async () => new Response("no", { status: 403 }));
    const { element } = show('<tread-scan session="/tread-session"></tread-scan>');
    element.start();
    await vi.waitFor(() => expect(element.state).toBe("failed"));
    expect(element.error).toMatchObject({ code: 1006, status: 403 });
    expect(heard.filter(([name]) => name === "tread-error")).toEqual([["tread-error", element.error]]);
    expect(part(element, "status").textContent).toBe("Something went wrong. Please try again.");
  });

  it("asks for a phone where none is at hand", async () => {
    openStreams();
    const { element } = show('<tread-scan session="/tread-session"></tread-scan>');
    element.options = { userAgent: "Mozilla/5.0 (Windows NT 10.0)" };
    element.start();
    await vi.waitFor(() => expect(part(element, "status").textContent).toBe("Open this page on your phone to scan."));
  });

  it("goes on where it is moved, and ends where it is removed", async () => {
    const { requests } = openStreams();
    visit(returnAddress({ measurementTokens: ["ts_1"] }));
    const { element } = show("<tread-scan></tread-scan><aside></aside>");
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    document.querySelector("aside")?.append(element);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    element.remove();
    expect(requests[1]?.signal?.aborted).toBe(true);
    expect(element.state).toBe("waiting");
  });

  it("is defined once, though the page loads it twice", async () => {
    vi.resetModules();
    const second = await import("./element.ts");
    expect(second.TreadScanElement).not.toBe(TreadScanElement);
    expect(customElements.get("tread-scan")).toBe(TreadScanElement);
  });
});
