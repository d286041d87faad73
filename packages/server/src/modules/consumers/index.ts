export { accountOf, comeBackMs } from "./account.ts";
export { createConsumer } from "./create.ts";
export { consumerHandlers } from "./handlers.ts";
export type { ConsumerHooks } from "./hooks.ts";
export { linkConsumer, memberMaySee, seenByMember } from "./links.ts";
export { consumerRefs, personRef } from "./refs.ts";
export { consumerFor, ownConsumer, signedInConsumer } from "./rows.ts";
export { consumerMachine } from "./states.ts";
export { consumerLinks, consumers } from "./table.ts";
