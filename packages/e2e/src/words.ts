import { makeTranslate } from "@treadclub/texts";
import { base as cnBase } from "@treadclub/texts/cn/base";
import { capture as cnCapture } from "@treadclub/texts/cn/capture";
import { scanner as cnScanner } from "@treadclub/texts/cn/scanner";
import { account } from "@treadclub/texts/en/account";
import { base } from "@treadclub/texts/en/base";
import { capture } from "@treadclub/texts/en/capture";
import { driver } from "@treadclub/texts/en/driver";
import { entry } from "@treadclub/texts/en/entry";
import { fraud } from "@treadclub/texts/en/fraud";
import { gauge } from "@treadclub/texts/en/gauge";
import { help } from "@treadclub/texts/en/help";
import { integrator } from "@treadclub/texts/en/integrator";
import { lab } from "@treadclub/texts/en/lab";
import { legal } from "@treadclub/texts/en/legal";
import { office } from "@treadclub/texts/en/office";
import { report } from "@treadclub/texts/en/report";
import { scan } from "@treadclub/texts/en/scan";
import { scanner } from "@treadclub/texts/en/scanner";
import { shop } from "@treadclub/texts/en/shop";
import { till } from "@treadclub/texts/en/till";
import { ui } from "@treadclub/texts/en/ui";
import { usage } from "@treadclub/texts/en/usage";
import { wallet } from "@treadclub/texts/en/wallet";

/** The words on the screens: a test looks for what a person reads, wherever the wording goes. */
export const translate = makeTranslate("en", [
  account,
  base,
  capture,
  driver,
  entry,
  fraud,
  gauge,
  help,
  integrator,
  lab,
  legal,
  office,
  report,
  scan,
  scanner,
  shop,
  till,
  ui,
  usage,
  wallet,
]);
export const translateToChinese = makeTranslate("cn", [cnBase, cnCapture, cnScanner]);
