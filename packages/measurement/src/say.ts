import { makeSay } from "@treadclub/kit/http/say";
import { base as cn } from "@treadclub/texts/cn/base";
import { base as en } from "@treadclub/texts/en/base";
import { base as uk } from "@treadclub/texts/uk/base";

export const say = makeSay({ en, cn, uk });
