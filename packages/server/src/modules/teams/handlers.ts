import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { asc } from "drizzle-orm";
import { memberships } from "#modules/members";
import { acceptInvitation, showInvitation } from "./accept.ts";
import type { TeamDeps } from "./deps.ts";
import { showFrame } from "./frame.ts";
import { invite, revokeInvitation } from "./invite.ts";
import { listPeople } from "./people.ts";
import { leave, removeUser, setPosition } from "./position.ts";
import { signUpMember } from "./sign-up.ts";
import { setSites, showSites } from "./sites.ts";

type Names =
  | "allMemberships"
  | "createMember"
  | "getMemberUsers"
  | "inviteMemberUser"
  | "revokeInvitation"
  | "getInvitation"
  | "acceptInvitation"
  | "setMemberUserPosition"
  | "removeMemberUser"
  | "leaveMember"
  | "getMemberSites"
  | "setMemberSites"
  | "getFrame";

export function teamHandlers(deps: TeamDeps): Pick<Handlers<Catalog>, Names> {
  const done = { done: true } as const;
  return {
    allMemberships: async (ctx) => ({ list: await allMemberships(ctx) }),
    createMember: (ctx, { body }, io) => signUpMember(ctx, deps, body, io),
    getMemberUsers: (ctx, { params }) => listPeople(ctx, params.id),
    inviteMemberUser: async (ctx, { body }) => ({ id: await invite(ctx, deps, body) }),
    revokeInvitation: (ctx, { params }) => revokeInvitation(ctx, params.id).then(() => done),
    getInvitation: (ctx, { query }) => showInvitation(ctx, query.token),
    acceptInvitation: (ctx, { body }, io) => acceptInvitation(ctx, deps, body, io),
    setMemberUserPosition: (ctx, { params, body }) => setPosition(ctx, params.id, body.position).then(() => done),
    removeMemberUser: (ctx, { params }) => removeUser(ctx, params.id).then(() => done),
    leaveMember: (ctx) => leave(ctx).then(() => done),
    getMemberSites: (ctx, { params }) => showSites(ctx, deps, params.id),
    setMemberSites: (ctx, { params, body }) => setSites(ctx, deps, params.id, body).then(() => done),
    getFrame: (ctx, { params }) => showFrame(ctx, params.code),
  };
}

const allMemberships = async (ctx: ReadCtx) => {
  const rows = await ctx.db.select().from(memberships).orderBy(asc(memberships.place), asc(memberships.id));
  return rows.map((row) => ({ id: row.id, code: row.code, price_pence_per_month: row.pricePencePerMonth }));
};
