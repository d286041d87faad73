import { longPosition, type ShortTyrePosition } from "@treadclub/rules/vehicle-position";
import type { Translate } from "@treadclub/texts";

/** A tyre by its place, or that the integrator did not say it. */
export const tyreName = (code: ShortTyrePosition | null, t: Translate): string =>
  code === null ? t("office.measurements.anyTyre") : t(`ui.position.${longPosition(code)}`);
