import type { Catalog } from "@treadclub/contract";
import { onceFrom } from "@treadclub/kit/http/io";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { KeyManagementPort } from "#adapters/key-management/port";
import { changed, createKey, issued, listKeys, showKey, updateKey } from "./keys.ts";
import { resendMessage, testWebhook } from "./messages.ts";
import { keyManager } from "./policy.ts";

type Names = Extract<keyof Catalog, `${string}Integrator${string}`>;

export function integratorHandlers({
  management,
}: {
  readonly management: KeyManagementPort;
}): Pick<Handlers<Catalog>, Names> {
  return {
    getIntegratorKeys: (ctx, { body }) => listKeys(ctx, management, body),
    getIntegratorKey: (ctx, { params }) => showKey(ctx, management, params.id),
    createIntegratorKey: (ctx, { body }, io) => createKey(ctx, management, body, onceFrom(io)),
    updateIntegratorKey: (ctx, { params, body }) => updateKey(ctx, management, params.id, body),
    rotateIntegratorKey: (ctx, { params, body }, io) =>
      issued(ctx, "rotate a measurement key", () =>
        management.rotate(keyManager(ctx.actor), { ...params, ...body, once: onceFrom(io) }),
      ),
    revokeIntegratorKey: (ctx, { params }) =>
      changed(ctx, "revoke a measurement key", () => management.revoke(keyManager(ctx.actor), params.id)),
    setIntegratorWebhook: (ctx, { params, body: { url, version } }, io) =>
      issued(ctx, "set a webhook", () =>
        management.setWebhook(keyManager(ctx.actor), { ...params, version, once: onceFrom(io) }, url),
      ),
    removeIntegratorWebhook: (ctx, { params, body }) =>
      changed(ctx, "remove a webhook", () => management.removeWebhook(keyManager(ctx.actor), { ...params, ...body })),
    rotateIntegratorWebhook: (ctx, { params, body }, io) =>
      issued(ctx, "rotate a webhook secret", () =>
        management.rotateWebhook(keyManager(ctx.actor), { ...params, ...body, once: onceFrom(io) }),
      ),
    testIntegratorWebhook: (ctx, { params }) => testWebhook(ctx, management, params.id),
    getIntegratorMessages: (ctx, { body }) => management.messages(keyManager(ctx.actor), body),
    getIntegratorMessage: (ctx, { params }) => management.message(keyManager(ctx.actor), params.id),
    resendIntegratorMessage: (ctx, { params, body }) => resendMessage(ctx, management, { ...params, ...body }),
    getIntegratorSessions: async (ctx, { params }) => ({
      list: await management.sessions(keyManager(ctx.actor), params.id),
    }),
    getIntegratorRefusals: async (ctx, { params }) => ({
      list: await management.refusals(keyManager(ctx.actor), params.id),
    }),
  };
}
