import type { account } from "./en/account.ts";
import type { base } from "./en/base.ts";
import type { capture } from "./en/capture.ts";
import type { deal } from "./en/deal.ts";
import type { driver } from "./en/driver.ts";
import type { entry } from "./en/entry.ts";
import type { fraud } from "./en/fraud.ts";
import type { gauge } from "./en/gauge.ts";
import type { help } from "./en/help.ts";
import type { integrator } from "./en/integrator.ts";
import type { lab } from "./en/lab.ts";
import type { legal } from "./en/legal.ts";
import type { mail } from "./en/mail.ts";
import type { notice } from "./en/notice.ts";
import type { offer } from "./en/offer.ts";
import type { office } from "./en/office.ts";
import type { report } from "./en/report.ts";
import type { scan } from "./en/scan.ts";
import type { scanner } from "./en/scanner.ts";
import type { shop } from "./en/shop.ts";
import type { till } from "./en/till.ts";
import type { ui } from "./en/ui.ts";
import type { usage } from "./en/usage.ts";
import type { vehicles } from "./en/vehicles.ts";
import type { wallet } from "./en/wallet.ts";

/** Every English text by key: what the other languages and the calls of `t` are checked against. */
export type Texts = typeof account &
  typeof base &
  typeof entry &
  typeof capture &
  typeof deal &
  typeof driver &
  typeof fraud &
  typeof gauge &
  typeof help &
  typeof integrator &
  typeof lab &
  typeof legal &
  typeof mail &
  typeof notice &
  typeof offer &
  typeof office &
  typeof report &
  typeof scan &
  typeof scanner &
  typeof shop &
  typeof till &
  typeof ui &
  typeof usage &
  typeof vehicles &
  typeof wallet;
export const areaNames = [
  "account",
  "base",
  "capture",
  "deal",
  "driver",
  "entry",
  "fraud",
  "gauge",
  "help",
  "integrator",
  "lab",
  "legal",
  "mail",
  "notice",
  "offer",
  "office",
  "report",
  "scan",
  "scanner",
  "shop",
  "till",
  "ui",
  "usage",
  "vehicles",
  "wallet",
] as const;
export type AreaName = (typeof areaNames)[number];
