export { createSession, getToken } from "./tokens.ts";
export { startScanning } from "./start.ts";
export { getDataParameter } from "./payload.ts";
export { getResults, getWorkflowResults } from "./results.ts";
export { errorTypes, ScanError, type ErrorCode, type ErrorDetails, type ErrorName } from "./errors.ts";
export { sdkVersion } from "./version.ts";
export type * from "./types.ts";
