import { capture } from "@treadclub/texts/uk/capture";
import { scanner } from "@treadclub/texts/uk/scanner";

export const areas = [capture, scanner] as const;
