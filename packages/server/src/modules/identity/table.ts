import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const users = pgTable("users", {
  id: idColumn(),
  email: text().notNull().unique(),
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text(),
  locale: text({ enum: ["en", "cn", "uk"] })
    .notNull()
    .default("en"),
  disabled: boolean().notNull().default(false),
  demo: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  emailConfirmedAt: instant(),
  passwordChangedAt: instant(),
  /** Since then no personal data is left. */
  erasedAt: instant(),
  version: integer().notNull().default(0),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: idRef()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["admin", "super_admin", "member", "supplier", "consumer"] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] }), index("user_roles_role").on(t.role)],
);

/** One sign-in on one device; its refresh tokens are one family. */
export const sessions = pgTable(
  "sessions",
  {
    id: idColumn(),
    userId: idRef()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    actingAdminId: idRef(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({
      enum: [
        "sign_out",
        "token_reuse",
        "disabled",
        "password_changed",
        "closed",
        "ended",
        "access_changed",
        "replaced",
        "too_old",
      ],
    }),
    userAgent: text().notNull().default(""),
    method: text({ enum: ["password", "google", "passkey", "handover", "link"] })
      .notNull()
      .default("password"),
    secondStep: text({ enum: ["passkey", "totp", "recovery_code"] }),
    /** When the user last proved who they are in this sign-in. */
    provenAt: instant(),
    /** Only to set up the second step that the role needs. */
    mustSetUp: boolean().notNull().default(false),
    /** Inside a page of another site: no refresh cookie. */
    embedded: boolean().notNull().default(false),
    impersonationId: idRef(),
  },
  (t) => [
    index("sessions_user").on(t.userId),
    index("sessions_acting_admin")
      .on(t.actingAdminId)
      .where(sql`acting_admin_id is not null`),
  ],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: idColumn(),
    sessionId: idRef()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index("refresh_tokens_session").on(t.sessionId)],
);

/** Consents given or withdrawn, with the version of the text; append-only. */
export const consents = pgTable(
  "consents",
  {
    id: idColumn(),
    userId: idRef()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["terms", "privacy", "marketing_email", "marketing_sms"] }).notNull(),
    version: text().notNull(),
    given: boolean().notNull(),
    source: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index("consents_user").on(t.userId, t.kind, t.id)],
);
