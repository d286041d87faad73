import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { setClubBudget } from "./budget.ts";
import { memberFor, ownMemberId } from "#modules/members";
import { removeClub, setClubActivity } from "./activity.ts";
import { createAdminClub } from "./create.ts";
import { saveMemberClub } from "./edit.ts";
import { openClubList } from "./list.ts";
import { moderateClub } from "./moderate.ts";
import { openClubRecord, publicViewByCode, type ClubDeps } from "./view.ts";
import { countNewClubs, freeClubCode, openLiveClubs } from "./lookups.ts";
import { openProducts, type QuotedProducts } from "./products.ts";

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
  | "setClubBudget"
  | "getProductsListTypeAdd"
  | "checkedProductName"
  | "getUniqueCode"
  | "getCountNewClubs"
  | "discountClubList"
  | "getDiscountClubByMemberId";

export function clubHandlers(
  deps: ClubDeps & { readonly quotedProducts: QuotedProducts },
): Pick<Handlers<Catalog>, Names> {
  const listClubs = openClubList(deps);
  const clubRecord = openClubRecord(deps);
  const liveClubs = openLiveClubs(deps);
  const products = openProducts(deps.quotedProducts);
  return {
    editDiscountClub: async (ctx, { body }) => clubRecord(ctx, (await saveMemberClub(ctx, body)).id),
    createDiscountClub: async (ctx, { body }) => clubRecord(ctx, (await createAdminClub(ctx, body)).id),
    allDiscountClubList: (ctx, { body }) => listClubs({ ctx, body, memberId: null }),
    getMemberClubs: async (ctx, { params, body }) => listClubs({ ctx, body, memberId: ownMemberId(ctx, params.id) }),
    getDiscountClubById: (ctx, { params }) => clubRecord(ctx, params.id),
    adminGetDiscountClub: (ctx, { params }) => clubRecord(ctx, params.id),
    discountClubList: async (ctx, { params, body }) =>
      listClubs({ ctx, body, memberId: (await memberFor(ctx, params.id)).id }),
    getDiscountClubByMemberId: (ctx, { params }) => liveClubs(ctx, params.id),
    getProductsListTypeAdd: (ctx, { body }) => products.list(ctx, body.search),
    checkedProductName: (ctx, { body }) => products.check(ctx, body.name),
    getUniqueCode: async (ctx) => ({ code: await freeClubCode(ctx.db) }),
    getCountNewClubs: async (ctx) => ({ count: await countNewClubs(ctx.db) }),
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
