export { cancelOfConsumer } from "./decide.ts";
export { dataOf, eraseConsumer } from "./erase.ts";
export { fittingsWhere, lastFittings } from "./fittings.ts";
export { bookingHandlers } from "./handlers.ts";
export { bookingIdOf, hasOpenBookings } from "./list.ts";
export { bookingJobs } from "./jobs.ts";
export { bookings } from "./table.ts";
