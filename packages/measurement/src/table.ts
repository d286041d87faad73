import {
  keyScopes,
  measurementMethods,
  measurementStatuses,
  type MeasurementMethod,
  positionCodes,
  readingKinds,
  workflows,
} from "@treadclub/contract/measurement/states";
import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";

/** Depths of a tyre in millimetres as they were before a review. */
export interface BeforeReview {
  readonly innerMm: number | null;
  readonly middleMm: number | null;
  readonly outerMm: number | null;
  readonly globalMm: number | null;
  readonly remoteRegions: readonly (number | null)[] | null;
  readonly uncertaintyMm: number | null;
  readonly method: MeasurementMethod | null;
}

/** Authorization keys of integrators. The key itself is never stored. */
export const keys = pgTable("keys", {
  id: idColumn(),
  /** Whose key it is, in the words of the program around the service; null for one made by the command line. */
  holder: text(),
  /** The integrator, as drivers read it. */
  name: text().notNull(),
  /** The first characters of the key, to tell keys apart. */
  prefix: text().notNull(),
  secretHash: text().notNull().unique(),
  /** The secret before the last rotation, which works until its end. */
  secretHashBefore: text().unique(),
  secretBeforeUntil: instant(),
  scopes: text({ enum: keyScopes }).array().notNull(),
  /** Origins of websites that may use the key in a browser and that the scanner returns to. */
  origins: text().array().notNull().default([]),
  /** Measurements a calendar month (UTC); null: no limit. */
  allowance: integer(),
  engine: text({ enum: ["review", "remote", "sandbox"] })
    .notNull()
    .default("review"),
  /** always: a person confirms every reading; unsure: only one whose interval holds the legal minimum. */
  confirm: text({ enum: ["always", "unsure"] })
    .notNull()
    .default("unsure"),
  webhookUrl: text(),
  /** Sealed. */
  webhookSecret: text(),
  /** The secret before the last rotation, sealed; signs beside the new one until its end. */
  webhookSecretBefore: text(),
  webhookSecretBeforeUntil: instant(),
  createdAt: instant().notNull(),
  revokedAt: instant(),
  /** Since when its holder may not use it. */
  suspendedAt: instant(),
  version: integer().notNull().default(0),
});

/** How many measurements a key has begun in a month, YYYY-MM in UTC. */
export const keyUsage = pgTable(
  "key_usage",
  {
    keyId: idRef()
      .notNull()
      .references(() => keys.id),
    month: text().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.month] })],
);

/** How many measurements a key has begun on a day (UTC). */
export const keyDays = pgTable(
  "key_days",
  {
    keyId: idRef()
      .notNull()
      .references(() => keys.id),
    day: date().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.day] }), index("key_days_age").on(t.day)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: idColumn(),
    keyId: idRef()
      .notNull()
      .references(() => keys.id),
    tokenHash: text().notNull().unique(),
    workflow: text({ enum: workflows }).notNull(),
    reference: text(),
    /** The token at the remote service, sealed, where that measures. */
    remoteToken: text(),
    remotePolledAt: instant(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** The tyres were chosen, by the integrator or in the scanner. */
    planned: boolean().notNull().default(false),
    plannedAt: instant(),
    openedAt: instant(),
    /** When the last of its measurements came to an end, or it was left. */
    endedAt: instant(),
    forgottenAt: instant(),
    /** How many of its measurements the allowance has counted. */
    counted: integer().notNull().default(0),
    /** Since when the keeper of an ensured key has not heard of a change. */
    untoldSince: instant(),
  },
  (t) => [
    index("sessions_open").on(t.expiresAt, t.id),
    index("sessions_key").on(t.keyId, t.id),
    index("sessions_reference").on(t.reference),
    index("sessions_untold").on(t.untoldSince),
  ],
);

export const measurements = pgTable(
  "measurements",
  {
    id: idColumn(),
    sessionId: idRef()
      .notNull()
      .references(() => sessions.id),
    keyId: idRef()
      .notNull()
      .references(() => keys.id),
    /** Order within the session, from 0. */
    place: integer().notNull(),
    positionCode: text({ enum: positionCodes }),
    state: text({ enum: measurementStatuses }).notNull().default("unknown"),
    method: text({ enum: measurementMethods }),
    innerMm: doublePrecision(),
    middleMm: doublePrecision(),
    outerMm: doublePrecision(),
    /** What a remote service answered as a whole; else null, and the mean of the regions stands for it. */
    globalMm: doublePrecision(),
    /** Regions as a remote service gave them, left to right, in millimetres; null where one was not available. */
    remoteRegions: jsonb().$type<readonly (number | null)[]>(),
    uncertaintyMm: doublePrecision(),
    readingKind: text({ enum: readingKinds }),
    reasons: text().array().notNull().default([]),
    message: text().notNull().default(""),
    handedInAt: instant(),
    /** Since when a person is waited for. */
    waitingSince: instant(),
    reviewedAt: instant(),
    completedAt: instant(),
    /** What stood here before a reviewer judged; taken back, it stands here again. */
    beforeReview: jsonb().$type<BeforeReview>(),
    /** When its photos were let go. */
    photosGoneAt: instant(),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("measurements_session").on(t.sessionId, t.place),
    index("measurements_waiting").on(t.keyId, t.waitingSince, t.id),
    index("measurements_newest").on(t.keyId, t.state, t.handedInAt, t.id),
    index("measurements_photos").on(t.handedInAt, t.id),
    index("measurements_failed").on(t.handedInAt, t.id),
  ],
);

export const measurementPhotos = pgTable(
  "measurement_photos",
  {
    measurementId: idRef()
      .notNull()
      .references(() => measurements.id),
    photoId: uuid().notNull(),
    place: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.measurementId, t.photoId] })],
);
