import { screen, type TableEntry } from "./screen.ts";

/** Screens that companies and administrators share. */
export const officeScreens: readonly TableEntry[] = [
  screen("/app/integrator", () => import("#routes/office/keys.tsx"), ["office", "integrator"]),
  screen("/app/integrator/new_key", () => import("#routes/office/new-key.tsx"), ["office", "integrator"]),
  screen("/app/integrator/keys/{id}", () => import("#routes/office/key.tsx"), ["office", "integrator", "scan"]),
  screen("/app/integrator/messages", () => import("#routes/office/messages.tsx"), ["office", "integrator"]),
  screen("/app/integrator/messages/{id}", () => import("#routes/office/message.tsx"), ["office", "integrator"]),
];
