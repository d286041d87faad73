export { acceptedMembers, memberNames } from "./cards.ts";
export { fitterRef, locationFields, locationRef, memberCardFields, memberRef } from "./fields.ts";
export { changeCompany } from "./change-company.ts";
export { createCompany } from "./create-company.ts";
export { findFitterCards } from "./fitters.ts";
export { memberHandlers } from "./handlers.ts";
export type { MemberFigures, MemberHooks } from "./hooks.ts";
export {
  createInvitation,
  deleteInvitations,
  invitationByToken,
  revokeInvitation,
  takeInvitation,
} from "./invitations.ts";
export { ownMemberId } from "./own.ts";
export { expectedView, paceByHour, paceOf } from "./pace.ts";
export { addPerson, changePosition, removePerson } from "./people.ts";
export { companyScope } from "./policy.ts";
export { memberFor } from "./rows.ts";
export { requireScanning } from "./scan-permission.ts";
export { memberMachine } from "./states.ts";
export { locations, memberInvitations, members, memberships, memberUsers, openingHours } from "./table.ts";
export { usersOfMembers } from "./users.ts";
