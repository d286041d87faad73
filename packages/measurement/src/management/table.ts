import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { keys } from "#measurement/table";

/** The last calls of each key that were refused, with nothing of their values. */
export const keyRefusals = pgTable(
  "key_refusals",
  {
    id: idColumn(),
    keyId: idRef()
      .notNull()
      .references(() => keys.id),
    /** Of a call by a session's token. */
    sessionId: idRef(),
    at: instant().notNull(),
    call: text().notNull(),
    status: integer().notNull(),
    code: text().notNull(),
    reason: text(),
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    origin: text(),
  },
  (t) => [index("key_refusals_key").on(t.keyId, t.id), index("key_refusals_age").on(t.at)],
);
