import type { Translate } from "@treadclub/texts/translate";
import type { Tyre } from "#scanner/scan/scan-state.ts";

export const tyreName = (t: Translate, tyre: Pick<Tyre, "position">): string =>
  t(tyre.position === null ? "scanner.tyre.one" : `scanner.tyre.${tyre.position}`);
