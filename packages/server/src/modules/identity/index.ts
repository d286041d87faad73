export { consents, sessions, userRoles, users } from "./table.ts";
export { passkeys, providerAccounts, recoveryCodes, singleUseTokens, totpSecrets } from "./way-tables.ts";
export {
  deleteTokens,
  dropTokens,
  holdToken,
  issueToken,
  knownToken,
  lookAtToken,
  mintToken,
  spendToken,
  updateToken,
  type SingleUse,
} from "./single-use.ts";
export { claimAddress } from "./claim-address.ts";
export { completeSignIn, notSignedIn, type LoginReply, type SignInDeps } from "./complete-sign-in.ts";
export { needsSecondStep, secondStepsOf, type SecondStep } from "./second-steps.ts";
export type { IdentityDeps } from "./deps.ts";
export { forgetOtherDevices, knownDevice, rememberDevice } from "./devices.ts";
export { recordConsent, recordConsents } from "./record-consents.ts";
export { createUser, setDisabled, type NewUser } from "./create-user.ts";
export { hashNewPassword, hashPassword, passwordFits } from "./passwords.ts";
export type { AccountOf } from "./account.ts";
export { openAuthentication } from "./authenticate.ts";
export {
  endSessions,
  forgetSessions,
  proveSession,
  sessionChannel,
  signedInUser,
  stillOpen,
  type ProviderAccount,
  type SignInBy,
} from "./sessions.ts";
export { dataOfUser, eraseUser } from "./erase.ts";
export { identityJobs } from "./jobs.ts";
export { identityHandlers } from "./handlers.ts";
export { actingLifeSeconds, signToken } from "./tokens.ts";
export { spendingToken, tokenWorks } from "./token-sql.ts";
export { userView } from "./view.ts";
