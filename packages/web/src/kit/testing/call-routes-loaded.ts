import { loadCallRoutes } from "../call-routes.ts";

// Fetching a file takes no faked timer's time: with them on, the first call would be late.
await loadCallRoutes();
