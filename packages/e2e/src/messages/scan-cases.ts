import type { Page } from "@playwright/test";
import { sessionOf } from "../accounts.ts";
import { desktop, phone } from "../journey/actors.ts";
import { newDriver } from "../journey/newcomers.ts";
import { openAt, type MessageCase, type Stage } from "./stage.ts";

const driver = (base: string) => sessionOf(base, "driver");
const of = (stage: Stage): string => `/app/consumer/${stage.session?.userId}`;

const noCar: MessageCase = {
  screen: "/app/consumer/{consumer_id}/make_scan/{vehicle_id} without a car",
  raises: ["vehicle details before a scan"],
  device: phone,
  as: newDriver,
  play: async (stage) => {
    await openAt(stage.page, `${of(stage)}/make_scan/1`);
    await stage.shows("vehicle details before a scan");
  },
};

const onDesktop: MessageCase = {
  screen: "/app/consumer/{consumer_id}/make_scan/{vehicle_id} on a desktop",
  raises: ["no mobile", "only from a mobile device"],
  device: desktop,
  as: driver,
  play: async (stage) => {
    await openAt(stage.page, `${of(stage)}/make_scan/${stage.ids.vehicle}`);
    await stage.shows("no mobile");
    await stage.shows("only from a mobile device");
  },
};

const noScans: MessageCase = {
  screen: "/app/consumer/{consumer_id}/make_scan/{vehicle_id} with all scans used",
  raises: ["no more scans"],
  device: phone,
  as: driver,
  play: async (stage) => {
    await stage.page.route("**/api/v1/get_consumer_credit/*", (route) =>
      route.fulfill({ json: { balance: 0, free: 0, paid: 0 } }),
    );
    await openAt(stage.page, `${of(stage)}/make_scan/${stage.ids.vehicle}`);
    await stage.shows("no more scans");
  },
};

const camera: MessageCase = {
  screen: "/app/consumer/{consumer_id}/tyre_scan/{tyre}/{vehicle_id}",
  raises: ["camera not found", "permission dismissed", "function not available", "image could not be read"],
  device: phone,
  as: driver,
  play: async (stage) => {
    const { page } = stage;
    await page.addInitScript(breakCamera);
    const open = (how: string): Promise<unknown> =>
      openAt(page, `${of(stage)}/tyre_scan/rr/${stage.ids.vehicle}?camera=${how}`);
    await open("NotFoundError");
    await stage.shows("camera not found");
    await open("NotAllowedError");
    await stage.shows("permission dismissed");
    await open("none");
    await stage.shows("function not available");
    const file = { name: "tyre.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await stage.shows("image could not be read");
  },
};

/** Runs in the page, before its own code. */
function breakCamera(): void {
  const how = new URLSearchParams(location.search).get("camera");
  if (how === "none") Object.defineProperty(navigator, "mediaDevices", { value: undefined });
  else if (how !== null) navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("not today", how));
}

const rejected: MessageCase = {
  screen: "/app/consumer/{consumer_id}/tyre_scans_list, a rejected scan",
  raises: ["scan rejected"],
  device: phone,
  as: driver,
  play: async (stage) => {
    await rejectScans(stage.page);
    await openAt(stage.page, `${of(stage)}/tyre_scans_list?open_field=${stage.ids.doneScan}&open_field_type=scan`);
    await stage.shows("scan rejected");
  },
};

const rejectScans = (page: Page): Promise<unknown> =>
  page.route("**/api/v1/consumers/get_scan_by_id/*", async (route) => {
    const response = await route.fetch();
    const change = { state: "rejected", reasons: ["image_quality"], message: "" };
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });

export const scanCases: readonly MessageCase[] = [noCar, onDesktop, noScans, camera, rejected];
