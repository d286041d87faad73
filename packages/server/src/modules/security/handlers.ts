import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { changePassword } from "./change-password.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import type { SecurityDeps } from "./deps.ts";
import { getSecurity } from "./overview.ts";
import { passkeySignIn, passkeySignInOptions } from "./passkey-sign-in.ts";
import { addPasskey, passkeyOptions, removePasskey } from "./passkeys.ts";
import { newRecoveryCodes } from "./recovery.ts";
import { removeTotp } from "./remove-totp.ts";
import { secondFactor } from "./second-factor.ts";
import { endOtherSessions, endSession, getSessions } from "./sessions.ts";
import { beginTotp, confirmTotp } from "./totp.ts";

type Names =
  | "getSecurity"
  | "confirmIdentity"
  | "changePassword"
  | "secondFactor"
  | "passkeySignInOptions"
  | "passkeySignIn"
  | "passkeyOptions"
  | "addPasskey"
  | "removePasskey"
  | "beginTotp"
  | "confirmTotp"
  | "removeTotp"
  | "newRecoveryCodes"
  | "getSessions"
  | "endSession"
  | "endOtherSessions";

export function securityHandlers(deps: SecurityDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getSecurity: (ctx) => getSecurity(ctx, deps),
    confirmIdentity: (ctx, { body }) => confirmIdentity(ctx, deps, body),
    changePassword: (ctx, { body }, io) => changePassword(ctx, deps, body.password, io),
    secondFactor: (ctx, { body }, io) => secondFactor(ctx, deps, body, io),
    passkeySignInOptions: (ctx, { body }) => passkeySignInOptions(ctx, deps, body),
    passkeySignIn: (ctx, { body }, io) => passkeySignIn(ctx, deps, body, io),
    passkeyOptions: (ctx) => passkeyOptions(ctx, deps),
    addPasskey: (ctx, { body }) => addPasskey(ctx, deps, body),
    removePasskey: async (ctx, { params }) => {
      await removePasskey(ctx, deps, params.id);
      return { done: true };
    },
    beginTotp: (ctx) => beginTotp(ctx, deps),
    confirmTotp: (ctx, { body }) => confirmTotp(ctx, deps, body.code),
    removeTotp: async (ctx) => {
      await removeTotp(ctx, deps);
      return { done: true };
    },
    newRecoveryCodes: (ctx) => newRecoveryCodes(ctx, deps),
    getSessions: (ctx) => getSessions(ctx),
    endSession: async (ctx, { params }) => {
      await endSession(ctx, params.id);
      return { done: true };
    },
    endOtherSessions: async (ctx) => ({ ended: await endOtherSessions(ctx) }),
  };
}
