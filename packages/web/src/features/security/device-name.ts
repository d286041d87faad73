import type { Translate } from "@treadclub/texts";

const systems = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh|Mac OS/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;
const browsers = [
  ["Edge", /Edg\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
] as const;

/** What people call a device, from the browser's own description: "Chrome on Android". */
export function deviceName(userAgent: string, t: Translate): string {
  const browser = browsers.find(([, mark]) => mark.test(userAgent))?.[0];
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  if (browser && system) return t("account.device.both", { browser, system });
  return browser ?? system ?? t("account.device.unknown");
}
