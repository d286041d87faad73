import type { notificationType, openFieldType } from "@treadclub/contract/states";
import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { users } from "#modules/identity";
import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { z } from "zod";

export type NoteType = z.output<typeof notificationType>;
export type OpenFieldType = z.output<typeof openFieldType>;

export const notifications = pgTable(
  "notifications",
  {
    id: idColumn(),
    userId: idRef()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["consumer", "member", "admin"] }).notNull(),
    type: text().$type<NoteType>().notNull(),
    state: text({ enum: ["unread", "read", "closed"] })
      .notNull()
      .default("unread"),
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
    openField: idRef(),
    openFieldType: text().$type<OpenFieldType>(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.role, t.createdAt, t.id),
    // What erasing a driver looks for.
    index("notifications_driver")
      .on(sql`((${t.values} ->> 'driver_id')::bigint)`)
      .where(sql`${t.values} ? 'driver_id'`),
    index("notifications_unread").on(t.userId, t.role, t.state),
  ],
);

/** What a user chose; what is not here is as it is by itself. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    userId: idRef()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    topic: text({ enum: ["scans", "vouchers", "quotes", "bookings", "reminders", "office"] }).notNull(),
    channel: text({ enum: ["email", "sms", "push"] }).notNull(),
    isOn: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic, t.channel] })],
);
