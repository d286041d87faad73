/** What the browser tells about the machine it runs on; `isPhone` decides from this alone. */
export interface DeviceEnv {
  readonly userAgent: string;
  /** `navigator.userAgentData.mobile`; undefined where the browser has no client hints. */
  readonly uaMobile?: boolean | undefined;
  /** The primary pointer is a finger: `(pointer: coarse)`. */
  readonly coarsePointer: boolean;
  /** Some pointer is a mouse, pen or touchpad: `(any-pointer: fine)`. */
  readonly anyFinePointer: boolean;
  readonly maxTouchPoints: number;
}

/**
 * True on phones and tablets, false on desktops and on laptops with a touch screen.
 * Tablets that pose as a desktop (iPad as Macintosh, Android tablet as X11 Linux) count by how they are touched.
 */
export function isPhone(env: DeviceEnv = readDeviceEnv()): boolean {
  if (env.maxTouchPoints < 1) return false;
  if (isHandheldAgent(env.userAgent)) return env.coarsePointer || env.uaMobile === true || isApple(env.userAgent);
  if (!env.coarsePointer || env.maxTouchPoints < MULTI_TOUCH) return false;
  if (/Macintosh/.test(env.userAgent)) return true;
  return isLinuxDesktopAgent(env.userAgent) && !env.anyFinePointer;
}

/**
 * The app whose built-in browser shows the page, or null in a browser of its own.
 * Such browsers often never ask for the camera; the way out is the system's browser or a file input.
 */
export function inAppBrowser(userAgent: string): string | null {
  const named = IN_APP_MARKS.find(([mark]) => mark.test(userAgent));
  if (named) return named[1];
  if (/Android/.test(userAgent) && /;\s*wv\)/.test(userAgent)) return "android_webview";
  const isIos = /iPhone|iPad|iPod/.test(userAgent);
  // Every browser app on iOS names Safari; a bare web view does not.
  if (isIos && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent)) return "ios_webview";
  return null;
}

/** Reads the environment from the browser; answers a desktop without touch where there is none. */
export function readDeviceEnv(): DeviceEnv {
  if (typeof navigator === "undefined") {
    return { userAgent: "", coarsePointer: false, anyFinePointer: true, maxTouchPoints: 0 };
  }
  return {
    userAgent: navigator.userAgent,
    uaMobile: clientHintMobile(navigator),
    coarsePointer: matchesMedia("(pointer: coarse)"),
    anyFinePointer: matchesMedia("(any-pointer: fine)"),
    maxTouchPoints: navigator.maxTouchPoints ?? 0,
  };
}

// A touchpad or a convertible's screen reports one or two points at times; every tablet reports five or more.
const MULTI_TOUCH = 3;

const IN_APP_MARKS: readonly (readonly [RegExp, string])[] = [
  [/Instagram/, "instagram"],
  [/MessengerForiOS|Orca-Android|FB_IAB\/MESSENGER|FB_IAB\/Orca/, "messenger"],
  [/FBAN|FBAV|FB_IAB/, "facebook"],
  [/BytedanceWebview|musical_ly|TikTok|trill_/, "tiktok"],
  [/Snapchat/, "snapchat"],
  [/LinkedInApp/, "linkedin"],
  [/Pinterest\//, "pinterest"],
  [/Twitter for iPhone|TwitterAndroid/, "x"],
  [/MicroMessenger/, "wechat"],
  [/\bLine\//, "line"],
  [/Telegram-Android|Telegram-iOS/, "telegram"],
  [/Viber\//, "viber"],
  [/KAKAOTALK/i, "kakaotalk"],
  [/\bGSA\//, "google_app"],
];

function isHandheldAgent(userAgent: string): boolean {
  return (
    /iPhone|iPad|iPod|Android|Silk\/|KFAPWI|BlackBerry|BB10|Windows Phone|Mobile;|Tablet;/.test(userAgent) &&
    !isTelevision(userAgent)
  );
}

function isApple(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent);
}

function isTelevision(userAgent: string): boolean {
  return /Android TV|AFT[A-Z]|BRAVIA|SMART-TV|SmartTV|GoogleTV|CrKey/.test(userAgent);
}

function isLinuxDesktopAgent(userAgent: string): boolean {
  return /X11; Linux/.test(userAgent) && !/CrOS/.test(userAgent);
}

function matchesMedia(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function clientHintMobile(source: Navigator): boolean | undefined {
  if (!("userAgentData" in source)) return undefined;
  const data: unknown = source.userAgentData;
  if (typeof data !== "object" || data === null || !("mobile" in data)) return undefined;
  return data.mobile === true;
}
