import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { bigint, boolean, customType, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./table.ts";

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

const owner = () =>
  idRef()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Tokens of links and of steps that follow one another: each works once; only hashes are stored. */
export const singleUseTokens = pgTable(
  "single_use_tokens",
  {
    id: idColumn(),
    kind: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Of a short code that people type. */
    codeHash: text(),
    userId: idRef().references(() => users.id, { onDelete: "cascade" }),
    data: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index("single_use_tokens_user").on(t.userId, t.kind), index("single_use_tokens_expiry").on(t.expiresAt)],
);

/** Browsers that an account was signed in on before: guesses elsewhere do not lock them out. */
export const knownDevices = pgTable(
  "known_devices",
  {
    id: idColumn(),
    userId: owner(),
    tokenHash: text().notNull().unique(),
    /** The same for every account that was signed in on it. */
    browser: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (t) => [index("known_devices_user").on(t.userId), index("known_devices_browser").on(t.browser)],
);

export const passkeys = pgTable(
  "passkeys",
  {
    id: idColumn(),
    userId: owner(),
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    backedUp: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [index("passkeys_user").on(t.userId, t.id)],
);

/** Secrets of authenticator apps, encrypted; one a user. `lastStep`: a code is taken once. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: idRef()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text().notNull(),
  lastStep: bigint({ mode: "number" }).notNull().default(0),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: idColumn(),
    userId: owner(),
    codeHash: text().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** Accounts of OpenID providers: known by issuer and subject, never by e-mail. */
export const providerAccounts = pgTable(
  "provider_accounts",
  {
    id: idColumn(),
    userId: owner(),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [unique("provider_accounts_subject").on(t.issuer, t.subject)],
);
