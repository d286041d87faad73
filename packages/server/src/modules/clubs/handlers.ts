import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { ownMemberId } from "#modules/members";
import { setClubBudget } from "./budget.ts";
import { removeClub, setClubActivity } from "./activity.ts";
import { createAdminClub } from "./create.ts";
import { saveMemberClub } from "./edit.ts";
import { openClubList } from "./list.ts";
import { moderateClub } from "./moderate.ts";
import { openClubRecord, publicViewByCode, type ClubDeps } from "./view.ts";

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
  | "deleteDiscountClub"
  | "setClubBudget";

export function clubHandlers(deps: ClubDeps): Pick<Handlers<Catalog>, Names> {
  const listClubs = openClubList(deps);
  const clubRecord = openClubRecord(deps);
  return {
    editDiscountClub: async (ctx, { body }) => clubRecord(ctx, (await saveMemberClub(ctx, body)).id),
    createDiscountClub: async (ctx, { body }) => clubRecord(ctx, (await createAdminClub(ctx, body)).id),
    allDiscountClubList: (ctx, { body }) => listClubs({ ctx, body, memberId: null }),
    getMemberClubs: async (ctx, { params, body }) => listClubs({ ctx, body, memberId: ownMemberId(ctx, params.id) }),
    getDiscountClubById: (ctx, { params }) => clubRecord(ctx, params.id),
    adminGetDiscountClub: (ctx, { params }) => clubRecord(ctx, params.id),
    approveDiscountClub: async (ctx, { params, body }) => {
      await moderateClub(ctx, deps, params.id, body);
      return clubRecord(ctx, params.id);
    },
    discountClubsActivity: async (ctx, { params, body }) => {
      await setClubActivity(ctx, params.id, body.action);
      return clubRecord(ctx, params.id);
    },
    getDiscountClubByCode: (ctx, { params }) => publicViewByCode(ctx, params.code),
    getCompanyByDiscountClubCode: async (ctx, { params }) => {
      const { member } = await publicViewByCode(ctx, params.code);
      if (!member) throw ctx.fail("CODE_INVALID");
      return member;
    },
    setClubBudget: async (ctx, { params, body }) => {
      await setClubBudget(ctx, params.id, body);
      return clubRecord(ctx, params.id);
    },
    deleteDiscountClub: async (ctx, { params }) => {
      await removeClub(ctx, params.id);
      return { done: true };
    },
  };
}
