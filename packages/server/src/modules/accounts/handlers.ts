import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { closeAccount } from "./close.ts";
import { confirmEmail, resendConfirmation } from "./confirm-email.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { ownConsents, setConsent } from "./consents.ts";
import type { AccountDeps } from "./deps.ts";
import { downloadMyData } from "./download.ts";
import { cancelEmailChange, currentEmailChange, requestEmailChange } from "./email-change.ts";
import { eraseOwnAccount } from "./erase.ts";
import { forgotPassword } from "./forgot-password.ts";
import { setNewPassword } from "./new-password.ts";
import { updateProfile } from "./profile.ts";
import { reopenAccount } from "./reopen.ts";

type Names =
  | "forgotPassword"
  | "forgotPasswordCallback"
  | "confirmEmail"
  | "resendConfirmation"
  | "reopenAccount"
  | "updateProfile"
  | "requestEmailChange"
  | "confirmEmailChange"
  | "getEmailChange"
  | "cancelEmailChange"
  | "getConsents"
  | "setConsent"
  | "closeAccount"
  | "eraseAccount"
  | "downloadMyData";

const done = { done: true } as const;

export function accountHandlers(deps: AccountDeps): Pick<Handlers<Catalog>, Names> {
  return {
    forgotPassword: (ctx, { body }) => forgotPassword(ctx, body),
    forgotPasswordCallback: (ctx, input, io) => setNewPassword(ctx, deps, input, io).then(() => done),
    confirmEmail: (ctx, { body }) => confirmEmail(ctx, body.token),
    resendConfirmation: (ctx) => resendConfirmation(ctx, deps.publicUrl).then(() => done),
    reopenAccount: (ctx, { body }, io) => reopenAccount(ctx, deps, body.continue_token, io),
    updateProfile: (ctx, { body }) => updateProfile(ctx, deps, body),
    requestEmailChange: (ctx, { body }) => requestEmailChange(ctx, deps, body.email).then(() => done),
    confirmEmailChange: (ctx, { body }) => confirmEmailChange(ctx, deps.accountOf, body.token),
    getEmailChange: (ctx) => currentEmailChange(ctx),
    cancelEmailChange: (ctx) => cancelEmailChange(ctx).then(() => done),
    getConsents: (ctx) => ownConsents(ctx),
    setConsent: (ctx, { body }) => setConsent(ctx, body).then(() => done),
    closeAccount: (ctx) => closeAccount(ctx, deps),
    eraseAccount: (ctx) => eraseOwnAccount(ctx).then(() => done),
    downloadMyData: (ctx, _input, io) => downloadMyData(ctx, deps, io),
  };
}
