export { bookingHandlers } from "./handlers.ts";
export { bookingOfQuote, hasOpenBookings } from "./list.ts";
export { bookingJobs } from "./jobs.ts";
export { bookings } from "./table.ts";
