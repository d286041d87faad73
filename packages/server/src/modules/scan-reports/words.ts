import { makeTranslate, type Area, type Locale, type Translate } from "@treadclub/texts";
import { base as cnBase } from "@treadclub/texts/cn/base";
import { report as cnReport } from "@treadclub/texts/cn/report";
import { scan as cnScan } from "@treadclub/texts/cn/scan";
import { ui as cnUi } from "@treadclub/texts/cn/ui";
import { base as enBase } from "@treadclub/texts/en/base";
import { report as enReport } from "@treadclub/texts/en/report";
import { scan as enScan } from "@treadclub/texts/en/scan";
import { ui as enUi } from "@treadclub/texts/en/ui";
import { base as ukBase } from "@treadclub/texts/uk/base";
import { report as ukReport } from "@treadclub/texts/uk/report";
import { scan as ukScan } from "@treadclub/texts/uk/scan";
import { ui as ukUi } from "@treadclub/texts/uk/ui";

const areas: Readonly<Record<Locale, readonly Area[]>> = {
  en: [enBase, enUi, enScan, enReport],
  cn: [cnBase, cnUi, cnScan, cnReport],
  uk: [ukBase, ukUi, ukScan, ukReport],
};

/** The translate function for a report. */
export const reportWords = (locale: Locale): Translate => makeTranslate(locale, areas[locale]);
