import { makeTranslate } from "@treadclub/kit/http/translate";
import { base as cn } from "@treadclub/texts/cn/base";
import { base as en } from "@treadclub/texts/en/base";
import { base as uk } from "@treadclub/texts/uk/base";

export const translate = makeTranslate({ en, cn, uk });
