export { consents, sessions, userRoles, users } from "./table.ts";
export { createUser, recordConsents, setDisabled, type NewUser } from "./create-user.ts";
export { hashNewPassword, hashPassword } from "./passwords.ts";
export { openAuthentication, type AccountOf } from "./authenticate.ts";
export { endSessions, sessionChannel, signedInUser, startSession } from "./sessions.ts";
export { identityJobs } from "./jobs.ts";
export { identityHandlers } from "./handlers.ts";
export { signToken } from "./tokens.ts";
export { userView } from "./view.ts";
