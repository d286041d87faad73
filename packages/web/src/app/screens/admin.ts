import { screen, type TableEntry } from "./screen.ts";

export const adminScreens: readonly TableEntry[] = [
  screen("/app/admin/{admin_id}/dashboard", () => import("#routes/admin/dashboard.tsx"), ["office"]),
];
