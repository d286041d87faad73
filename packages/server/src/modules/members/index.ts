export { acceptedMembers, memberCards, memberNames, type MemberCard } from "./cards.ts";
export { locationOf, locationsById, locationsOfMembers, locationViewOf, type LocationView, type LocationWithHours } from "./locations.ts";
export { locations, members, memberUsers, openingHours } from "./table.ts";
export { memberUserIds, usersOfMembers } from "./users.ts";
export { ownMemberId, vatRegisteredMembers } from "./own.ts";
