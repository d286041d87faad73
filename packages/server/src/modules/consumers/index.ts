export { accountOf } from "./account.ts";
export { createConsumer, type SignUpDeps } from "./create.ts";
export { consumerHandlers } from "./handlers.ts";
export type { ConsumerHooks } from "./hooks.ts";
export { joinedMembers, linkConsumer, memberMaySee, seenByMember, type ConsumerLink } from "./links.ts";
export { consumerRefs, type PersonRef } from "./refs.ts";
export { consumerFor, ownConsumer, signedInConsumer, type ConsumerRow } from "./rows.ts";
export { consumerMachine } from "./states.ts";
export { consumerLinks, consumers } from "./table.ts";
