import type { Size } from "./sizes.ts";

/** The ids of users follow from the size: the administrator, the owners of garages, the drivers. */
export const adminId = 1;
/** The owner of the nth garage, counted from 1. */
export const ownerIdOf = (garage: number): number => adminId + garage;
/** The nth driver, counted from 1. */
export const driverIdOf = ({ garages }: Pick<Size, "garages">, driver: number): number => adminId + garages + driver;
