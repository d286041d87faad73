export { clubHandlers } from "./handlers.ts";
export { groupHandlers } from "./group-handlers.ts";
export { groupOf, isFellow, onlyAt } from "./group-fields.ts";
export { holdInGroup } from "./group-locks.ts";
export { memberGroups } from "./group-table.ts";
export { hasBudget } from "./budget.ts";
export { addMembership, leaveClub } from "./memberships.ts";
export { mayBeGivenFrom, mayBeJoined, type ClubRow } from "./policy.ts";
export { publishClub } from "./publish.ts";
export { clubByCode, openClub, type DiscountRow } from "./rows.ts";
export { saveMemberClub } from "./edit.ts";
export { moderateClub } from "./moderate.ts";
export { createAdminClub } from "./create.ts";
export { clubDiscounts, clubMemberships, clubs } from "./table.ts";
export { publicView } from "./view.ts";
export { addOfferSetting } from "./offer.ts";
export { offerSettings } from "./offer-table.ts";
export {
  ensureWelcomeClub,
  firstWelcomePence,
  welcomePence,
  welcomePenceNow,
  type WelcomeDiscount,
} from "./welcome.ts";
