import { tabValue } from "#kit/tab-value.ts";
import { isVehicleBody } from "./vehicle-types.ts";

/**
 * A car that somebody without an account has looked up in this tab. Not a form's draft: it outlasts the change from nobody
 * to somebody, and is taken out by whoever saves it.
 */
export const { read: keptCar, keep: keepCar, drop: dropKeptCar } = tabValue("guest-car", isVehicleBody);
