import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "#kit/i18n.ts";
import { queryClient } from "#kit/query-client.ts";
import { adminReviewer } from "#entities/scan/reviewer.ts";
import { eventually, press, render, type, type Rendered } from "#ui/testing/render.tsx";
import { toast, toastItems } from "#ui/toast.ts";
import type { ScanView } from "./queries.ts";
import { ReviewPage } from "./ReviewPage.tsx";

const waiting: ScanView = {
  id: 7,
  type: "tyre",
  position: "front_left",
  state: "awaiting_admin_review",
  results: [],
  minimum_mm: null,
  depths: null,
  vehicle: { id: 3, number: "CU57ABC", brand: "Ford", model: "Fiesta" },
  consumer: { id: 9, name: "Anna Miller" },
  member_name: null,
  submitted_at: "2026-11-20T09:00:00Z",
  waiting_since: "2026-11-20T09:00:00Z",
  expected: null,
  late: null,
  claimed: null,
  suggested: null,
  completed_at: null,
  seen: false,
  measurement_session_id: null,
  own_reading: null,
  read_depths: null,
  read_method: null,
  uncertainty_mm: null,
  method: null,
  reasons: [],
  message: "",
  mileage: null,
  tyre_size: "205/55 R16",
  photos: [],
  sidewalls: [],
  by_fitter: false,
  forecast: null,
  history: [],
  voucher_id: null,
  voucher_pence: null,
  reward: null,
  version: 4,
  reviewed_by: null,
  can: { review: true, undo: false, remove: false, report: false, reward: false },
};
const rejected: ScanView = {
  ...waiting,
  state: "rejected",
  reasons: ["image_quality"],
  message: "Closer, please.",
  waiting_since: null,
  completed_at: "2026-11-20T10:00:00Z",
  reviewed_by: "Kim Osei",
  version: 5,
  can: { review: false, undo: true, remove: false, report: false, reward: false },
};
const next: ScanView = {
  ...waiting,
  id: 8,
  photos: [
    {
      id: "6e0c1c3c-32de-4a6c-9bd5-7d2cfb1a2c11",
      url: "/api/v1/files/8?expires=1",
      width: 1600,
      height: 1200,
      position: null,
    },
  ],
};
const server = { scan: waiting };
/** Photos that the page asked for without showing them. */
const readAhead: string[] = [];
class AheadImage {
  set src(url: string) {
    readAhead.push(url);
  }
  decode = async (): Promise<void> => undefined;
}
vi.mock("#kit/use-navigate-to.ts", () => ({ useNavigateTo: () => () => undefined }));
const queueOf = (scans: readonly ScanView[]) => {
  const list = scans.filter((scan) => scan.waiting_since !== null);
  return { list, total_count: list.length };
};
const answer = vi.fn<(call: string, body: unknown) => Response>();

let page: Rendered;
const button = (label: string, within = ""): HTMLElement => {
  const found = page.all(`${within} button`).find((one) => one.textContent === label);
  if (!found) throw new Error(`No button ${label} in ${document.body.innerHTML}`);
  return found;
};
const judge = (scan: ScanView): Response => {
  server.scan = scan;
  return Response.json(scan);
};

beforeEach(async () => {
  sessionStorage.clear();
  server.scan = waiting;
  readAhead.length = 0;
  vi.stubGlobal("Image", AheadImage);
  vi.stubGlobal("fetch", async (path: string, init: { readonly method?: string; readonly body?: string }) => {
    if (path.includes("get_scan_by_id/8")) return Response.json(next);
    if (path.includes("get_scan_by_id")) return Response.json(server.scan);
    if (path.includes("scans_list") || path.includes("get_scans"))
      return Response.json(queueOf([{ ...waiting, id: 6 }, server.scan, { ...waiting, id: 8 }]));
    return answer(path, init.body === undefined ? null : JSON.parse(init.body));
  });
  await loadTexts("base", "office", "scan");
  page = await render(
    <QueryClientProvider client={queryClient}>
      <ReviewPage reviewer={adminReviewer(1)} scanId={7} />
    </QueryClientProvider>,
  );
  await eventually(() => {
    if (!page.find("h1").textContent.includes("front left")) throw new Error("The review is not shown yet");
  });
});
afterEach(async () => {
  await page.leave();
  queryClient.clear();
  toast.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const reject = async (): Promise<void> => {
  await press(button("Photos can’t be read"));
  await type(page.find<HTMLTextAreaElement>("dialog textarea"), "Closer, please.");
  await press(page.find("dialog button[type=submit]"));
  await eventually(() => expect(page.all("dialog")).toHaveLength(0));
};

describe("the review of a scan", () => {
  it("reads the next scan ahead, with its photos, once", async () => {
    await eventually(() => expect(readAhead).toEqual(["/api/v1/files/8?expires=1"]));
    expect(page.all("main img")).toHaveLength(0);
  });
  it("rejects with reasons, note and version, then offers the way on to the next, not to the front, and the way back", async () => {
    answer.mockImplementation(() => judge(rejected));
    await reject();
    expect(answer.mock.calls.filter(([call]) => !call.includes("claim"))).toMatchObject([
      [expect.any(String), { reasons: ["image_quality"], message: "Closer, please.", version: 4 }],
    ]);
    await eventually(() => expect(page.find("blockquote").textContent).toBe("Closer, please."));
    expect(page.all("[role=alert]")).toHaveLength(0);
    await eventually(() => expect(document.activeElement?.getAttribute("href")).toContain("/8"));
    answer.mockImplementation(() => judge({ ...waiting, version: 6 }));
    await press(button("Undo review"));
    await press(button("Undo review", "dialog"));
    await eventually(() => expect(page.all("form")).toHaveLength(1));
  });
  it("says who was first when somebody else judged it, and nothing else", async () => {
    answer.mockImplementation(() => {
      server.scan = rejected;
      return Response.json({ code: "STATE_CONFLICT", message: "x" }, { status: 409 });
    });
    await reject();
    await eventually(() => expect(page.find("[role=alert]").textContent).toContain("Kim Osei"));
    expect(page.all("form")).toHaveLength(0);
    expect(toastItems()).toEqual([]);
  });
});
