import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { answerGroup, closeGroup, saveGroup } from "./group-change.ts";
import { allGroups, groupsOfMember, groupView, publicGroups } from "./group-lists.ts";

type Names =
  | "getAllMembersGroup"
  | "allMembersGroupList"
  | "saveMembersGroup"
  | "closeMembersGroup"
  | "getMembersGroups"
  | "answerMembersGroup";

export const groupHandlers = (): Pick<Handlers<Catalog>, Names> => ({
  getAllMembersGroup: (ctx, { query }) =>
    publicGroups({ ctx, body: { page: query.page ?? 1, per_page: 20, search: "" }, id: query.id }),
  allMembersGroupList: (ctx, { body }) => allGroups({ ctx, body }),
  saveMembersGroup: async (ctx, { body }) => groupView(ctx, await saveGroup(ctx, body)),
  closeMembersGroup: async (ctx, { params }) => {
    await closeGroup(ctx, params.id);
    return { done: true };
  },
  getMembersGroups: (ctx, { params }) => groupsOfMember(ctx, params.id),
  answerMembersGroup: async (ctx, { params, body }) => {
    await answerGroup(ctx, params.id, body.action);
    return { done: true };
  },
});
