export { bookingHandlers } from "./handlers.ts";
export { bookingOfQuote, countNew, hasOpenBookings } from "./list.ts";
export { expireBookings } from "./decide.ts";
export { bookingJobs } from "./jobs.ts";
export { bookings } from "./table.ts";
