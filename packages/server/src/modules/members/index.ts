export { accountOf } from "./account.ts";
export { locations, members, memberUsers, openingHours } from "./table.ts";
