import { stateNames } from "@treadclub/contract";
import { defineMachine } from "@treadclub/kit/states";
import { notifications } from "./table.ts";

export const notificationMachine = defineMachine({
  name: "notification",
  table: notifications,
  initial: "unread",
  states: stateNames.notification,
  moves: {
    read: { from: ["unread"], to: "read", who: "its user" },
    close: { from: ["unread", "read"], to: "closed", who: "its user" },
  },
});
