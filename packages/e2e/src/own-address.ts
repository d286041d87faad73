import { randomInt } from "node:crypto";

const byte = (): number => randomInt(1, 255);

/** Every test and every call comes from an address of its own, as people do: tests do not use up each other's limits. */
export const ownAddress = (): { readonly "x-forwarded-for": string } => ({
  "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}`,
});
