export { consents, sessions, userRoles, users } from "./table.ts";
export { createUser, recordConsents, setDisabled, termsVersion, type NewUser } from "./create-user.ts";
export { openAuthentication, type Account, type AccountOf } from "./authenticate.ts";
export { endSessions, sessionChannel, signedInUser, startSession } from "./sessions.ts";
export { identityHandlers, type IdentityDeps } from "./handlers.ts";
export { signToken } from "./tokens.ts";
export { userView, type UserView } from "./view.ts";
