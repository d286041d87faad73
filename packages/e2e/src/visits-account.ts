import type { ScreenVisit } from "./screen-visit.ts";

/** The pages of one's own account. */
export const accountVisits: readonly ScreenVisit[] = [
  { screen: "/app/account", role: "driver", address: () => "/app/account" },
  { screen: "/app/account", what: "a supplier", role: "supplier", address: () => "/app/account" },
  { screen: "/app/account", what: "an owner", role: "owner", address: () => "/app/account" },
  { screen: "/app/account/profile", role: "driver", address: () => "/app/account/profile" },
  { screen: "/app/account/messages", role: "driver", address: () => "/app/account/messages" },
  { screen: "/app/account/messages", what: "an owner", role: "owner", address: () => "/app/account/messages" },
  { screen: "/app/account/messages", what: "a supplier", role: "supplier", address: () => "/app/account/messages" },
  { screen: "/app/account/data", role: "driver", address: () => "/app/account/data" },
  { screen: "/app/account/data", what: "staff", role: "staff", address: () => "/app/account/data" },
  { screen: "/app/account/who_looked", role: "driver", address: () => "/app/account/who_looked" },
  { screen: "/app/account/security", role: "driver", address: () => "/app/account/security" },
  { screen: "/app/account/second_step", role: "admin", address: () => "/app/account/second_step" },
  {
    screen: "/app/account_ended",
    what: "closed",
    role: null,
    address: () => "/app/account_ended?how=closed&until=2026-12-21",
  },
  { screen: "/app/account_ended", what: "erased", role: null, address: () => "/app/account_ended?how=erased" },
];
