import type { MessageView } from "@treadclub/contract/measurement/management";
import type { OutsideCtx } from "@treadclub/kit/context";
import type { KeyManagementPort } from "#adapters/key-management/port";
import { announce, answered } from "./keys.ts";
import { keyManager } from "./policy.ts";

type Ctx = OutsideCtx<"NOT_FOUND" | "STATE_CONFLICT" | "UPSTREAM_UNAVAILABLE">;

/** Sends a test message to the webhook of a key that the actor sees. Errors: those of the service. */
export const testWebhook = (ctx: Ctx, management: KeyManagementPort, keyId: number): Promise<MessageView> =>
  sent(ctx, "send a test webhook", () => management.sendTest(keyManager(ctx.actor), keyId));

/** Sends a message once more, once for each version. Errors: those of the service. */
export const resendMessage = (
  ctx: Ctx,
  management: KeyManagementPort,
  at: { readonly id: number; readonly version: number },
): Promise<MessageView> => sent(ctx, "resend a webhook message", () => management.resend(keyManager(ctx.actor), at));

const sent = (ctx: Ctx, action: string, ask: () => Promise<MessageView>): Promise<MessageView> =>
  answered(ctx, ask, (tx, message) => {
    tx.audit(action, { entity: "webhook_message", id: message.id });
    const memberId = tx.actor.kind === "user" ? tx.actor.memberId : null;
    announce(tx, "webhook_message", { id: message.id, memberId });
    return message;
  });
