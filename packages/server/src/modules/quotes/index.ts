export { quotes } from "./table.ts";
export { bookQuote, cancelOfMember, releaseQuote } from "./reject.ts";
export { bookedRequests } from "./booked.ts";
export { quoteHandlers } from "./handlers.ts";
export { quotePrice, requestOfQuote } from "./price.ts";
export { quoteFor, type QuoteRow } from "./rows.ts";
export { quoteRows } from "./view.ts";
export { quoteJobs } from "./jobs.ts";
export { hasOpenQuotes } from "./open.ts";
