export { clubHandlers } from "./handlers.ts";
export { addMembership } from "./memberships.ts";
export { activeDiscounts, clubByCode, type DiscountRow } from "./rows.ts";
export { saveMemberClub } from "./edit.ts";
export { moderateClub } from "./moderate.ts";
export { createAdminClub } from "./create.ts";
export { clubDiscounts, clubMemberships, clubs } from "./table.ts";
export { publicView } from "./view.ts";
export { ensureWelcomeClub, welcomeVoucherPence } from "./welcome.ts";
