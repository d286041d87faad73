import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { MailPort } from "#adapters/mail/port";
import { ownChoices, setChoices } from "./choices.ts";
import { streamChanges, type LiveDeps } from "./live.ts";
import { closeNotification, listNotifications, readNotifications } from "./notifications.ts";
import { listOutbox } from "./outbox.ts";

export interface MessageDeps extends LiveDeps {
  readonly production: boolean;
  readonly mail: MailPort;
}

type Names =
  | "getNotificationList"
  | "setClose"
  | "readNotifications"
  | "live"
  | "getOutbox"
  | "getNotificationChoices"
  | "setNotificationChoices";

export function messageHandlers(deps: MessageDeps): Pick<Handlers<Catalog>, Names> {
  return {
    getNotificationList: listNotifications,
    setClose: async (ctx, { params }) => {
      await closeNotification(ctx, params.id);
      return { done: true };
    },
    readNotifications: async (ctx, { body }) => ({ count: await readNotifications(ctx, body.ids) }),
    live: (ctx, _input, io) => streamChanges(ctx, deps, io),
    getNotificationChoices: ownChoices,
    setNotificationChoices: (ctx, { body }) => setChoices(ctx, body.list),
    getOutbox: (ctx, { body }) => listOutbox(ctx, deps, body),
  };
}
