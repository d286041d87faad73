import { describe, expect, it } from "vitest";
import { type DeviceEnv, inAppBrowser, isPhone, readDeviceEnv } from "./device.ts";

type Touch = "finger" | "mouse" | "mouse+touch" | "finger+mouse";
type Row = readonly [what: string, userAgent: string, touch: Touch, phone: boolean, inApp: string | null, uaMobile?: boolean];

const rows: readonly Row[] = [
  ["iPhone, Safari 18", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1", "finger", true, null],
  ["iPhone, Safari 26", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1", "finger", true, null],
  ["iPhone, Chrome", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.7258.76 Mobile/15E148 Safari/604.1", "finger", true, null],
  ["iPhone, Firefox", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/141.0 Mobile/15E148 Safari/605.1.15", "finger", true, null],
  ["iPhone, Edge", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/138.0.3351.121 Mobile/15E148 Safari/604.1", "finger", true, null],
  ["iPhone, asking for the desktop site", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15", "finger", true, null],
  ["iPad as iPad", "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1", "finger", true, null],
  ["iPad as Macintosh", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15", "finger", true, null],
  ["iPad with a trackpad", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15", "finger+mouse", true, null],
  ["Mac, Safari", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15", "mouse", false, null],
  ["Mac with a touch screen", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15", "mouse+touch", false, null],
  ["Mac, Chrome", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36", "mouse", false, null, false],
  ["Pixel, Chrome", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36", "finger", true, null, true],
  ["Galaxy that reports a fine pointer", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36", "mouse+touch", true, null, true],
  ["Galaxy, Samsung Internet", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36", "finger", true, null, true],
  ["Android, Firefox", "Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0", "finger", true, null],
  ["Android, Opera", "Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36 OPR/90.0.0.0", "finger", true, null, true],
  ["Huawei browser", "Mozilla/5.0 (Linux; Android 10; ELS-NX9; HMSCore 6.13.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36", "finger", true, null, true],
  ["Galaxy Tab, Chrome", "Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36", "finger", true, null, false],
  ["Android tablet, desktop site", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36", "finger", true, null, false],
  ["Fire tablet, Silk", "Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/125.3.1 like Chrome/125.0.6422.183 Safari/537.36", "finger", true, null, false],
  ["Android tablet, Firefox", "Mozilla/5.0 (Android 13; Tablet; rv:141.0) Gecko/141.0 Firefox/141.0", "finger", true, null],
  ["Windows, Chrome", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36", "mouse", false, null, false],
  ["Windows laptop with a touch screen", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0", "mouse+touch", false, null, false],
  ["Windows convertible folded over", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0", "finger+mouse", false, null, false],
  ["Windows, Firefox", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0", "mouse", false, null],
  ["Linux laptop with a touch screen", "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0", "mouse+touch", false, null],
  ["Linux laptop whose touch screen comes first", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36", "finger+mouse", false, null, false],
  ["Chromebook with a touch screen", "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36", "mouse+touch", false, null, false],
  ["desktop posing as a phone by its agent alone", "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36", "mouse", false, null, true],
  ["television", "Mozilla/5.0 (Linux; Android 9; AFTT) AppleWebKit/537.36 (KHTML, like Gecko) Silk/122.1 like Chrome/122.0.6261.119 Safari/537.36", "finger", false, null, false],
  ["Facebook on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 [FBAN/FBIOS;FBAV/521.0.0.45.102;FBBV/763281243;FBDV/iPhone16,1;FBSN/iOS]", "finger", true, "facebook"],
  ["Facebook on Android", "Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.44.99;]", "finger", true, "facebook", true],
  ["Messenger on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 [FBAN/MessengerForiOS;FBAV/468.0.0.39.109]", "finger", true, "messenger"],
  ["Instagram on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 388.0.0.27.93 (iPhone15,3; iOS 18_5; en_GB)", "finger", true, "instagram"],
  ["Instagram on Android", "Mozilla/5.0 (Linux; Android 13; Pixel 6 Build/TQ3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.7151.115 Mobile Safari/537.36 Instagram 387.0.0.34.85 Android", "finger", true, "instagram", true],
  ["TikTok on Android", "Mozilla/5.0 (Linux; Android 13; SM-A546B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.7151.89 Mobile Safari/537.36 musical_ly_2024006030 BytedanceWebview/d8a21c6", "finger", true, "tiktok", true],
  ["Snapchat on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Snapchat/13.2.0.42 (like Safari/8618.3.11.10.5)", "finger", true, "snapchat"],
  ["LinkedIn on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.31.1", "finger", true, "linkedin"],
  ["WeChat on Android", "Mozilla/5.0 (Linux; Android 12; M2102J2SC Build/SKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50", "finger", true, "wechat", true],
  ["Line on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.1", "finger", true, "line"],
  ["Google app on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/376.0.779177676 Mobile/15E148 Safari/604.1", "finger", true, "google_app"],
  ["unnamed web view on Android", "Mozilla/5.0 (Linux; Android 11; moto g(30) Build/RRCS31; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/136.0.7103.125 Mobile Safari/537.36", "finger", true, "android_webview", true],
  ["unnamed web view on iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148", "finger", true, "ios_webview"],
];

describe("device", () => {
  for (const [what, userAgent, touch, phone, inApp, uaMobile] of rows) {
    it(what, () => {
      expect(isPhone({ userAgent, uaMobile, ...touchOf(touch) })).toBe(phone);
      expect(inAppBrowser(userAgent)).toBe(inApp);
    });
  }

  it("judges at least 30 agents", () => {
    expect(new Set(rows.map((row) => row[1])).size).toBeGreaterThanOrEqual(30);
  });

  it("reads a machine without touch where there is no window", () => {
    expect(readDeviceEnv()).toMatchObject({ coarsePointer: false, maxTouchPoints: 0 });
    expect(isPhone()).toBe(false);
  });
});

function touchOf(touch: Touch): Pick<DeviceEnv, "coarsePointer" | "anyFinePointer" | "maxTouchPoints"> {
  return {
    coarsePointer: touch.startsWith("finger"),
    anyFinePointer: touch !== "finger",
    maxTouchPoints: touch === "mouse" ? 0 : 5,
  };
}
