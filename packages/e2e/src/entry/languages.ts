import { makeTranslate, type Locale, type Translate } from "@treadclub/texts";
import { base as cnBase } from "@treadclub/texts/cn/base";
import { entry as cnEntry } from "@treadclub/texts/cn/entry";
import { ui as cnUi } from "@treadclub/texts/cn/ui";
import { base as enBase } from "@treadclub/texts/en/base";
import { entry as enEntry } from "@treadclub/texts/en/entry";
import { ui as enUi } from "@treadclub/texts/en/ui";
import { base as ukBase } from "@treadclub/texts/uk/base";
import { entry as ukEntry } from "@treadclub/texts/uk/entry";
import { ui as ukUi } from "@treadclub/texts/uk/ui";

/** The words before signing in, in each language. */
export const languages: readonly { readonly locale: Locale; readonly t: Translate }[] = [
  { locale: "en", t: makeTranslate("en", [enBase, enEntry, enUi]) },
  { locale: "cn", t: makeTranslate("cn", [cnBase, cnEntry, cnUi]) },
  { locale: "uk", t: makeTranslate("uk", [ukBase, ukEntry, ukUi]) },
];
