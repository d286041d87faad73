import { lowerFirst } from "@treadclub/texts/format";
import type { Translate } from "@treadclub/texts/translate";
import type { Tyre } from "#scanner/scan/scan-state.ts";

type Placed = Pick<Tyre, "position">;

export const tyreName = (t: Translate, { position }: Placed): string =>
  t(position === null ? "scanner.tyre.one" : `scanner.tyre.${position}`);

/** The same behind other words: "Scan: front left". */
export const tyreNameInside = (t: Translate, tyre: Placed): string => lowerFirst(tyreName(t, tyre), t.locale);
