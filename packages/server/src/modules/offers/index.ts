export { openOffers, type OfferCache } from "./cache.ts";
export { offerHandlers } from "./handlers.ts";
