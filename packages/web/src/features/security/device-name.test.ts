import { makeTranslate } from "@treadclub/texts";
import { account } from "@treadclub/texts/en/account";
import { describe, expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

const t = makeTranslate("en", [account]);
const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("deviceName", () => {
  it.each([
    [`${mozilla} (Linux; Android 15; Pixel 8) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge on Windows"],
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox on Linux"],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
      "Safari on iPhone",
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`,
      "Chrome on iPhone",
    ],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
      "Safari on Mac",
    ],
    [
      `${mozilla} (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet on Android",
    ],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/120.0`, "Opera on ChromeOS"],
  ])("%s", (userAgent, name) => {
    expect(deviceName(userAgent, t)).toBe(name);
  });

  it("says what it knows, and that it knows nothing", () => {
    expect(deviceName("Dalvik/2.1.0 (Linux; U; Android 15)", t)).toBe("Android");
    expect(deviceName("Firefox/140.0", t)).toBe("Firefox");
    expect(deviceName("curl/8.9.1", t)).toBe(t("account.device.unknown"));
    expect(deviceName("", t)).toBe(t("account.device.unknown"));
  });
});
