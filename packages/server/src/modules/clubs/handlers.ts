import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { memberCards, ownMemberId } from "#modules/members";
import { removeClub, setClubActivity } from "./activity.ts";
import { createAdminClub } from "./create.ts";
import { saveMemberClub } from "./edit.ts";
import { listClubs } from "./list.ts";
import { moderateClub } from "./moderate.ts";
import { clubByCode, clubFor } from "./rows.ts";
import { clubViewOf, publicView, type ClubDeps } from "./view.ts";

type Names =
  | "editDiscountClub"
  | "createDiscountClub"
  | "allDiscountClubList"
  | "getMemberClubs"
  | "getDiscountClubById"
  | "adminGetDiscountClub"
  | "approveDiscountClub"
  | "discountClubsActivity"
  | "getDiscountClubByCode"
  | "getCompanyByDiscountClubCode"
  | "deleteDiscountClub";

export function clubHandlers(deps: ClubDeps): Pick<Handlers<Catalog>, Names> {
  return {
    editDiscountClub: async (ctx, { body }) => clubViewOf(ctx, deps, await saveMemberClub(ctx, body)),
    createDiscountClub: async (ctx, { body }) => clubViewOf(ctx, deps, await createAdminClub(ctx, body)),
    allDiscountClubList: (ctx, { body }) => listClubs(ctx, deps, body, null),
    getMemberClubs: async (ctx, { params, body }) => listClubs(ctx, deps, body, ownMemberId(ctx, params.id)),
    getDiscountClubById: async (ctx, { params }) => clubViewOf(ctx, deps, await clubFor(ctx, params.id)),
    adminGetDiscountClub: async (ctx, { params }) => clubViewOf(ctx, deps, await clubFor(ctx, params.id)),
    approveDiscountClub: async (ctx, { params, body }) =>
      clubViewOf(ctx, deps, await moderateClub(ctx, deps, params.id, body)),
    discountClubsActivity: async (ctx, { params, body }) =>
      clubViewOf(ctx, deps, await setClubActivity(ctx, params.id, body.action)),
    getDiscountClubByCode: async (ctx, { params }) => publicView(ctx, await clubByCode(ctx, params.code)),
    getCompanyByDiscountClubCode: async (ctx, { params }) => {
      const { memberId } = await clubByCode(ctx, params.code);
      const card = memberId === null ? undefined : (await memberCards(ctx.db, [memberId])).get(memberId);
      if (!card) throw ctx.fail("CODE_INVALID");
      return card;
    },
    deleteDiscountClub: async (ctx, { params }) => {
      await removeClub(ctx, params.id);
      return { done: true };
    },
  };
}
