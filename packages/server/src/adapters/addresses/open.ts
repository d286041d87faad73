import { openIdealPostcodes, type IdealPostcodesSettings } from "./ideal-postcodes.ts";
import { noAddresses } from "./none.ts";
import type { AddressPort } from "./port.ts";

/** The address service of this installation, or none. */
export const openAddresses = (settings: IdealPostcodesSettings | null): AddressPort =>
  settings === null ? noAddresses : openIdealPostcodes(settings);
