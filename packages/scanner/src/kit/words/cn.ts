import { capture } from "@treadclub/texts/cn/capture";
import { scanner } from "@treadclub/texts/cn/scanner";

export const areas = [capture, scanner] as const;
