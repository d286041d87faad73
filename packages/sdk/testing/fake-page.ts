import { vi } from "vitest";

export type FakePage = {
  /** Addresses that this page went to, in order. */
  went: string[];
  /** Addresses that the top window went to. */
  topWent: string[];
  frames: FakeElement[];
  scripts: FakeElement[];
  beacons: { url: string; fields: unknown }[];
  /** Fires an event of the window; `fields` go along. */
  fire: (name: string, fields?: object) => void;
  /** The page goes to the background or comes back, with the event that tells it. */
  setHidden: (hidden: boolean) => void;
};

export type FakeElement = { name: string; src: string; hidden: boolean; removed: boolean };

export type PageOptions = {
  href?: string;
  userAgent?: string;
  maxTouchPoints?: number;
  /** Whether a tap has just happened; `undefined` is a browser that does not tell. */
  tapped?: boolean | undefined;
  /** In a frame of a page of another origin, which may forbid to leave it. */
  framed?: boolean | "sandboxed";
  camera?: boolean;
};

export const pixel =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
export const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
export const desktop =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

/** A window as far as the SDK knows windows. It stands until `vi.unstubAllGlobals()`. */
export function openPage(options: PageOptions = {}): FakePage {
  const events = new EventTarget();
  const beacons: FakePage["beacons"] = [];
  const frames: FakeElement[] = [];
  const scripts: FakeElement[] = [];
  const here = fakeLocation(options.href ?? "https://garage.example/start?step=1");
  const above = fakeLocation("https://portal.example/", options.framed === "sandboxed");
  const document = {
    hidden: false,
    body: { append: (element: FakeElement) => frames.push(element) },
    head: {
      append: (element: FakeElement) => {
        if (element.src.startsWith("forbidden:")) throw new TypeError("This document requires 'TrustedScriptURL'");
        scripts.push(element);
      },
    },
    createElement: makeElement,
  };
  const window = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    location: here.location,
    top: options.framed ? { location: above.location } : { location: here.location },
    document,
    navigator: fakeNavigator(options, beacons),
  };
  vi.stubGlobal("window", window);
  return {
    went: here.went,
    topWent: options.framed ? above.went : here.went,
    frames,
    scripts,
    beacons,
    fire: (name, fields) => void events.dispatchEvent(Object.assign(new Event(name), fields)),
    setHidden: (hidden) => {
      document.hidden = hidden;
      events.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

function makeElement(name: string): FakeElement & { remove: () => void } {
  const element = {
    name,
    src: "",
    hidden: false,
    removed: false,
    remove: () => {
      element.removed = true;
    },
  };
  return element;
}

function fakeLocation(start: string, sandboxed = false) {
  const went: string[] = [];
  const { search, hostname } = new URL(start);
  const location = {
    get href() {
      return start;
    },
    set href(link: string) {
      if (sandboxed) throw new DOMException("The frame may not leave its page", "SecurityError");
      went.push(link);
    },
    assign: (link: string) => void went.push(link),
    search,
    hostname,
  };
  return { went, location };
}

function fakeNavigator(options: PageOptions, beacons: FakePage["beacons"]) {
  const { userAgent = pixel, maxTouchPoints = 5, camera = true } = options;
  return {
    userAgent,
    maxTouchPoints,
    ...(camera ? { mediaDevices: {} } : {}),
    ...("tapped" in options && options.tapped === undefined
      ? {}
      : { userActivation: { isActive: options.tapped ?? true } }),
    sendBeacon: (url: string, text: string) => beacons.push({ url: new URL(url).href, fields: JSON.parse(text) }) > 0,
  };
}
