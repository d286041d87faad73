export { acceptedMembers, memberCards, memberNames } from "./cards.ts";
export { findFitterCards } from "./fitters.ts";
export { memberHandlers } from "./handlers.ts";
export type { MemberFigures, MemberHooks } from "./hooks.ts";
export { locationOf, locationsById, locationViewOf, type LocationWithHours } from "./locations.ts";
export { ownMemberId, vatRegisteredMembers } from "./own.ts";
export { memberFor } from "./rows.ts";
export { locations, members, memberUsers, openingHours } from "./table.ts";
export { memberUserIds, usersOfMembers } from "./users.ts";
