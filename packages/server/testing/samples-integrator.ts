import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });
const settings = {
  name: "Forge Lane booking page",
  origins: ["https://forgelane.example"],
  scopes: ["create" as const, "results" as const],
  allowance: 250,
  confirm: "unsure" as const,
};

export const integratorSamples = {
  getIntegratorKeys: () => ({ body: {} }),
  getIntegratorKey: ({ ids }) => idOf(ids.key),
  createIntegratorKey: () => ({ body: { ...settings, kind: "live" } }),
  updateIntegratorKey: ({ ids }) => ({ ...idOf(ids.key), body: { ...settings, version: ids.keyVersion } }),
  rotateIntegratorKey: ({ ids }) => ({ ...idOf(ids.key), body: { version: ids.keyVersion } }),
  revokeIntegratorKey: ({ ids }) => ({ ...idOf(ids.key), body: {} }),
  setIntegratorWebhook: ({ ids }) => ({
    ...idOf(ids.key),
    body: { url: "https://forgelane.example/hooks/tread", version: ids.keyVersion },
  }),
  removeIntegratorWebhook: ({ ids }) => ({ ...idOf(ids.key), body: { version: ids.keyVersion } }),
  rotateIntegratorWebhook: ({ ids }) => ({ ...idOf(ids.key), body: { version: ids.keyVersion } }),
  testIntegratorWebhook: ({ ids }) => ({ ...idOf(ids.key), body: {} }),
  getIntegratorMessages: ({ ids }) => ({ body: { filters: { key_id: ids.key } } }),
  getIntegratorMessage: ({ ids }) => idOf(ids.webhookMessage),
  resendIntegratorMessage: ({ ids }) => ({ ...idOf(ids.webhookMessage), body: { version: 0 } }),
  getIntegratorSessions: ({ ids }) => idOf(ids.key),
  getIntegratorRefusals: ({ ids }) => idOf(ids.key),
} satisfies Partial<Samples>;
