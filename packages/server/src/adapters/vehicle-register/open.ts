import { openBundledRegister } from "./bundled.ts";
import { openDvla, type DvlaSettings } from "./dvla.ts";
import { openDvsa, type DvsaSettings } from "./dvsa.ts";
import { openOfficialRegister } from "./official.ts";
import type { VehicleRegister } from "./port.ts";

export interface RegisterSettings {
  readonly dvla: DvlaSettings | null;
  readonly dvsa: DvsaSettings | null;
}

/** The register of this installation: DVLA, DVSA or both, or the bundled one. */
export const openRegister = ({ dvla, dvsa }: RegisterSettings): VehicleRegister =>
  dvla || dvsa
    ? openOfficialRegister({ dvla: dvla && openDvla(dvla), dvsa: dvsa && openDvsa(dvsa) })
    : openBundledRegister();
