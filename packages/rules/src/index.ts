export * from "./plate.ts";
export * from "./postcode.ts";
export * from "./phone.ts";
