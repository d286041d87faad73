import type { RoleName } from "@treadclub/contract";
import type { notificationChoices, NoteType } from "./table.ts";

export type Topic = (typeof notificationChoices.$inferSelect)["topic"];
export type Channel = (typeof notificationChoices.$inferSelect)["channel"];
export const channels = ["email", "sms", "push"] as const satisfies readonly Channel[];

type Audience = "consumer" | "member" | "admin";

/** What each kind of user is written to about, with whether mails come by themselves; a company's staff choose them. */
const topics: Readonly<Record<Audience, Partial<Readonly<Record<Topic, "on" | "owners" | "off">>>>> = {
  consumer: { scans: "on", vouchers: "on", quotes: "on", bookings: "on", reminders: "on" },
  member: { scans: "owners", quotes: "owners", bookings: "owners", office: "off" },
  admin: { scans: "on", office: "off" },
};

/** What a notification is about, in the role in which it is seen; those that are not here have a mail of their own. */
const topicsOfTypes: Readonly<Record<Audience, Partial<Readonly<Record<NoteType, Topic>>>>> = {
  consumer: {
    scan_result: "scans",
    scan_reject: "scans",
    voucher_issued: "vouchers",
    voucher_expiring: "vouchers",
    welcome_review: "vouchers",
    credits_expiring: "scans",
    quote_answer: "quotes",
    quote_change: "quotes",
    booking_accept: "bookings",
    booking_change: "bookings",
    vehicle_request: "reminders",
  },
  member: {
    new_quote_request: "quotes",
    quote_change: "quotes",
    new_booking: "bookings",
    booking_change: "bookings",
    new_consumer: "office",
    new_scan: "office",
    scan_late: "scans",
  },
  admin: {
    scan_late: "scans",
    new_member: "office",
    new_club: "office",
    new_scan: "office",
    new_complaint: "office",
    new_welcome_review: "office",
  },
};

export const topicOf = (role: Audience, type: NoteType): Topic | null => topicsOfTypes[role][type] ?? null;

/** Whether a user gets mails about a topic without having chosen. */
export function isOnByItself(audience: Audience, topic: Topic, isOwner: boolean): boolean {
  const setting = topics[audience][topic] ?? "off";
  return setting === "on" || (setting === "owners" && isOwner);
}

const audienceOf = (role: RoleName): Audience | null =>
  role === "supplier" ? null : role === "super_admin" ? "admin" : role;

/** Returns the topics of these roles, with the default for mails. */
export function topicsOf(roles: readonly RoleName[], isOwner: boolean): ReadonlyMap<Topic, boolean> {
  const found = new Map<Topic, boolean>();
  for (const audience of new Set(roles.map(audienceOf))) {
    if (audience === null) continue;
    for (const topic of allTopics)
      if (topic in topics[audience])
        found.set(topic, found.get(topic) === true || isOnByItself(audience, topic, isOwner));
  }
  return found;
}

const allTopics = [
  "scans",
  "vouchers",
  "quotes",
  "bookings",
  "reminders",
  "office",
] as const satisfies readonly Topic[];
