import { z } from "zod";
import { done, id, idParams, name, pathId, version } from "../common/fields.ts";
import { listBody, listReply } from "../common/page.ts";
import { endpoint } from "../endpoint.ts";
import { groupView, ownGroup, publicGroup } from "../views/groups.ts";

export const getAllMembersGroup = endpoint({
  method: "GET",
  path: "get_all_members_group",
  access: "public",
  effect: "read",
  limit: "lookUp",
  shows: ["group", "member"],
  description: "Lists groups with the fitters in them, by title; 20 a page. `id` gets one group.",
  query: z.strictObject({ id: pathId.optional(), page: pathId.optional() }),
  reply: listReply(publicGroup),
  errors: [],
});

export const allMembersGroupList = endpoint({
  method: "POST",
  path: "admins/all_members_group_list",
  access: "admin",
  effect: "read",
  shows: ["group"],
  description: "Lists groups with the fitters invited to them and those who have joined.",
  body: listBody(["title", "created_at"], {}),
  reply: listReply(groupView),
  errors: [],
});

export const saveMembersGroup = endpoint({
  method: "POST",
  path: "admins/save_members_group",
  access: "admin",
  effect: "write",
  changes: ["group"],
  description:
    "Creates a group, or edits one (`id` and `version`). Fitters that are added are invited; those left out leave it.",
  body: z.strictObject({
    id: id.optional(),
    version: version.optional(),
    title: name,
    member_ids: z.array(id).max(100).default([]),
  }),
  reply: groupView,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});

export const closeMembersGroup = endpoint({
  method: "DELETE",
  path: "admins/close_members_group/{id}",
  access: "admin",
  effect: "write",
  changes: ["group"],
  description: "Closes a group. Vouchers of its members' clubs stay valid where they were issued.",
  params: idParams,
  reply: done,
  errors: ["NOT_FOUND"],
});

export const getMembersGroups = endpoint({
  method: "GET",
  path: "members/get_members_groups/{id}",
  access: "member",
  effect: "read",
  shows: ["group", "member"],
  description: "Lists the groups that a fitter is in or invited to.",
  params: idParams,
  reply: z.object({ list: z.array(ownGroup) }),
  errors: ["NOT_FOUND"],
});

export const answerMembersGroup = endpoint({
  method: "PUT",
  path: "members/answer_members_group/{id}",
  access: "member-owner",
  effect: "write",
  changes: ["group"],
  description:
    "Joins a group that the user's company is invited to, or leaves it. Whoever joins honours vouchers of clubs that are open to the group, at its own cost.",
  params: idParams,
  body: z.strictObject({ action: z.enum(["join", "leave"]) }),
  reply: done,
  errors: ["NOT_FOUND", "STATE_CONFLICT"],
});
