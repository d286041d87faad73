export {
  gate,
  isAdmin,
  isKeyAccess,
  positions,
  proofLifeMs,
  roleNames,
  type Access,
  type Actor,
  type GuestActor,
  type JobActor,
  type Position,
  type RoleName,
  type UserActor,
} from "./access.ts";
export { catalog, callNames, type CallName, type Catalog } from "./catalog.ts";
export { CallError, makeClient, type CallRoute, type Client, type ClientOptions } from "./client.ts";
export type { EndpointShape, Effect, InputOf, LimitName, Method, ParsedOf, ReplyOf } from "./endpoint.ts";
export { detailsSchema, errorDetails, type DetailedCode, type DetailsOf } from "./error-details.ts";
export { entities, type Entity, type EntityId, type EntityRef, type NumberedEntity } from "./entities.ts";
export { errors, fieldProblems, globalErrors, type ErrorBody, type ErrorCode, type FieldProblem } from "./errors.ts";
export { stateNames, type StateOf } from "./states/index.ts";
