import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { UserDeps } from "./deps.ts";
import { inviteUser, setFirstPassword } from "./invite.ts";
import { listUsers } from "./list.ts";
import { setUserRoles } from "./roles.ts";
import { endUserSessions, resetSecondStep, setUserDisabled } from "./shut-out.ts";
import { adminUserView } from "./view.ts";

type Names =
  | "getUsersList"
  | "getUserById"
  | "setUserDisabled"
  | "endUserSessions"
  | "resetSecondStep"
  | "setUserRoles"
  | "inviteUser"
  | "setFirstPassword";

export function userHandlers(deps: UserDeps): Pick<Handlers<Catalog>, Names> {
  const done = { done: true } as const;
  return {
    getUsersList: (ctx, { body }) => listUsers({ ctx, body }),
    getUserById: (ctx, { params }) => adminUserView(ctx, params.id),
    setUserDisabled: async (ctx, { params, body }) => {
      await setUserDisabled(ctx, params.id, body);
      return adminUserView(ctx, params.id);
    },
    endUserSessions: (ctx, { params }) => endUserSessions(ctx, params.id).then(() => done),
    resetSecondStep: (ctx, { params }) => resetSecondStep(ctx, params.id).then(() => done),
    setUserRoles: async (ctx, { params, body }) => {
      await setUserRoles(ctx, params.id, body);
      return adminUserView(ctx, params.id);
    },
    inviteUser: async (ctx, { body }) => ({ id: await inviteUser(ctx, deps, body) }),
    setFirstPassword: (ctx, { body }, io) => setFirstPassword(ctx, deps, body, io),
  };
}
