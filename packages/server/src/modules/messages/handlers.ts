import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { MailPort } from "#adapters/mail/port";
import { streamChanges, type LiveDeps } from "./live.ts";
import { closeNotification, listNotifications, readNotifications } from "./notifications.ts";
import { listOutbox } from "./outbox.ts";

export interface MessageDeps extends LiveDeps {
  readonly production: boolean;
  readonly mail: MailPort;
}

type Names = "getNotificationList" | "setClose" | "readNotifications" | "live" | "getOutbox";

export function messageHandlers(deps: MessageDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getNotificationList: listNotifications,
    setClose: async (ctx, { params }) => {
      await closeNotification(ctx, params.id);
      return { done: true };
    },
    readNotifications: async (ctx, { body }) => ({ count: await readNotifications(ctx, body.ids) }),
    live: (ctx, _input, io) => streamChanges(ctx, deps, io),
    getOutbox: (ctx, { body }) => listOutbox(ctx, deps, body),
  };
}
