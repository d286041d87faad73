import { capture } from "@treadclub/texts/en/capture";
import { scanner } from "@treadclub/texts/en/scanner";

export const areas = [capture, scanner] as const;
