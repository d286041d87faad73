export { consents, sessions, userRoles, users } from "./table.ts";
export { knownDevices, passkeys, providerAccounts, recoveryCodes, singleUseTokens, totpSecrets } from "./way-tables.ts";
export {
  deleteTokens,
  dropTokens,
  holdToken,
  issueToken,
  knownToken,
  lookAtToken,
  mintToken,
  spendToken,
  takeToken,
  updateToken,
  type SingleUse,
} from "./single-use.ts";
export { changeAddress, confirmAddress } from "./change-address.ts";
export { changeDisabled, changeInvited, changeRoles, changeUser, markErased, withdrawingRole } from "./change-user.ts";
export { claimAddress } from "./claim-address.ts";
export { completeSignIn, notSignedIn, type LoginReply, type SignInDeps } from "./complete-sign-in.ts";
export { resetSecondSteps } from "./credentials.ts";
export { needsSecondStep, secondStepsOf, signInMeansOf, type SecondStep } from "./second-steps.ts";
export type { IdentityDeps } from "./deps.ts";
export { forgetOtherDevices, knownDevice, rememberDevice } from "./devices.ts";
export { recordConsent, recordConsents } from "./record-consents.ts";
export { createUser, setDisabled, type NewUser } from "./create-user.ts";
export { hashNewPassword, hashPassword, passwordFits } from "./passwords.ts";
export { reactivateMember, setFirstPassword, setPassword, setPasswordByLink } from "./set-password.ts";
export { deletePasskey, recordPasskeyUse, storePasskey } from "./passkeys.ts";
export { confirmTotpSecret, deleteTotpSecret, spendTotpStep, storeTotpSecret } from "./totp-secrets.ts";
export { deleteRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from "./recovery-codes.ts";
export { linkProvider, unlinkProviders, userOfProvider } from "./provider-accounts.ts";
export type { AccountOf } from "./account.ts";
export { openAuthentication } from "./authenticate.ts";
export {
  completeSetUp,
  endSessions,
  forgetSessions,
  proveSession,
  sessionChannel,
  signedInUser,
  startActing,
  stillOpen,
  type ProviderAccount,
  type SignInBy,
} from "./sessions.ts";
export { dataOfUser, eraseUser } from "./erase.ts";
export { identityJobs } from "./jobs.ts";
export { identityHandlers } from "./handlers.ts";
export { actingLifeSeconds, signToken } from "./tokens.ts";
export { deletingTokens, spendingToken, tokenWorks } from "./token-sql.ts";
export { userView } from "./view.ts";
