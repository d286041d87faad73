import { pathTo } from "#kit/paths.ts";

export const parts = ["overview", "settings", "webhook", "sessions", "refusals"] as const;
export type Part = (typeof parts)[number];

export const keysPath = "/app/integrator";
export const newKeyPath = "/app/integrator/new_key";
export const messagesPath = "/app/integrator/messages";

export const keyPath = (id: number, part: Part = "overview"): string =>
  pathTo("/app/integrator/keys/{id}", { id }, { part: part === "overview" ? null : part });

export const messagesOf = (keyId: number): string => pathTo(messagesPath, {}, { key_id: keyId });

export const messagePath = (id: number): string => pathTo("/app/integrator/messages/{id}", { id });
