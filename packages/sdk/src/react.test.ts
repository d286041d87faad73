// @vitest-environment happy-dom
import { act, createElement, type ReactElement, StrictMode, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStreams, resultsOf, returnAddress, tokenData, visit } from "#testing/own-page";
import type { Handoff, TokenData } from "./index.ts";
import { type ScanOptions, type TreadScan, useTreadScan } from "./react.ts";

const { origin } = window.location;
const events = `GET ${origin}/measurement/v1/instant-apps/sessions/ts_1/events`;

let root: Root;
let seen: TreadScan[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  visit("/tyres?step=1");
  root = createRoot(document.createElement("div"));
  seen = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function Page({ options, starts = false }: { options: ScanOptions; starts?: boolean }): ReactElement {
  const scan = useTreadScan(options);
  const { start } = scan;
  seen.push(scan);
  useEffect(() => {
    if (starts) start();
  }, [start, starts]);
  return createElement("button", { onClick: start }, scan.state);
}

/** The page in StrictMode, which mounts everything twice. */
const show = (options: ScanOptions, starts?: boolean): Promise<void> =>
  act(async () =>
    root.render(createElement(StrictMode, null, createElement(Page, { options, ...(starts && { starts }) }))),
  );

/** A page that hands over to a phone, with spies for what happens once a scan. */
function handoff() {
  const session = vi.fn<() => Promise<TokenData>>().mockResolvedValue(tokenData);
  const onHandoff = vi.fn<(link: Handoff) => void>();
  const options: ScanOptions = { tokenData: session, launch: "handoff", onHandoff };
  return { session, onHandoff, options };
}

describe("useTreadScan", () => {
  it("starts a scan once and answers its results", async () => {
    const { requests, report } = openStreams();
    const { session, onHandoff, options } = handoff();
    await show(options);
    expect(seen.at(-1)?.state).toBe("idle");
    await act(async () => {
      seen.at(-1)?.start();
      seen.at(-1)?.start();
    });
    expect(session).toHaveBeenCalledTimes(1);
    expect(onHandoff).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)?.state).toBe("waiting");
    expect(requests.map(({ url }) => url)).toEqual([events]);
    await act(async () => report(resultsOf("processing")));
    expect(seen.at(-1)).toMatchObject({ state: "waiting", results: resultsOf("processing") });
    await act(async () => report(resultsOf("completed")));
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ state: "completed", results: resultsOf("completed") }));
    await act(async () => seen.at(-1)?.start());
    expect(session).toHaveBeenCalledTimes(2);
  });

  it("starts once where an effect starts it in StrictMode", async () => {
    openStreams();
    const { session, onHandoff, options } = handoff();
    await show(options, true);
    expect(session).toHaveBeenCalledTimes(1);
    expect(onHandoff).toHaveBeenCalledTimes(1);
    expect(seen.at(-1)?.state).toBe("waiting");
  });

  it("comes back to this page unless another is named", async () => {
    openStreams();
    const { onHandoff, options } = handoff();
    await show(options);
    await act(async () => seen.at(-1)?.start());
    const data = new URL(onHandoff.mock.calls[0]?.[0].link ?? "").searchParams.get("data") ?? "";
    const home = `${origin}/tyres?step=1`;
    expect(JSON.parse(Buffer.from(data, "base64url").toString())).toMatchObject({ exitURL: home, errorURL: home });
  });

  it("waits for the scan that led back here, and takes its token out of the address", async () => {
    const { requests, report } = openStreams();
    visit(returnAddress({ measurementTokens: ["ts_1"] }));
    await show({});
    expect(window.location.href).toBe(`${origin}/tyres?step=1#end`);
    expect(seen.at(-1)?.state).toBe("waiting");
    expect(requests.filter(({ signal }) => !signal?.aborted).map(({ url }) => url)).toEqual([events]);
    await act(async () => report(resultsOf("completed")));
    await vi.waitFor(() => expect(seen.at(-1)?.state).toBe("completed"));
  });

  it("does not wait for a scan that was left", async () => {
    const { requests } = openStreams();
    visit(returnAddress({ measurementTokens: ["ts_1"], outcome: "aborted" }));
    await show({});
    expect([seen.at(-1)?.state, requests.length]).toEqual(["aborted", 0]);
  });

  it("leaves a data parameter alone that is the page's own", async () => {
    visit("/tyres?data=7");
    await show({});
    expect([seen.at(-1)?.state, window.location.search]).toEqual(["idle", "?data=7"]);
  });

  it("ends its requests when it leaves the page", async () => {
    const { requests } = openStreams();
    await show({ data: { measurementTokens: ["ts_1"] } });
    const open = requests.filter(({ signal }) => !signal?.aborted);
    expect(open).toHaveLength(1);
    await act(async () => root.render(null));
    expect(open[0]?.signal?.aborted).toBe(true);
  });

  it("opens nothing once it has left the page", async () => {
    openStreams();
    const { session, onHandoff, options } = handoff();
    let answer = (_tokens: TokenData): void => {};
    session.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await show(options);
    await act(async () => seen.at(-1)?.start());
    expect(seen.at(-1)?.state).toBe("opening");
    await act(async () => root.render(null));
    await act(async () => answer(tokenData));
    expect(onHandoff).not.toHaveBeenCalled();
  });

  it("answers what went wrong, and starts anew", async () => {
    openStreams();
    const { session, onHandoff, options } = handoff();
    const cause = new TypeError("Failed to fetch");
    session.mockRejectedValueOnce(cause);
    await show(options);
    await act(async () => seen.at(-1)?.start());
    expect(seen.at(-1)).toMatchObject({ state: "failed", error: { code: 1006, cause } });
    await act(async () => seen.at(-1)?.start());
    expect(seen.at(-1)).toMatchObject({ state: "waiting" });
    expect(seen.at(-1)?.error).toBeUndefined();
    expect(onHandoff).toHaveBeenCalledTimes(1);
  });

  it("says that a session is missing", async () => {
    await show({});
    await act(async () => seen.at(-1)?.start());
    expect(seen.at(-1)).toMatchObject({ state: "failed", error: { code: 1007 } });
  });
});
