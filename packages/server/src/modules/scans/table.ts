import type { Catalog, ReplyOf } from "@treadclub/contract";
import { measurementMethods, measurementStatuses } from "@treadclub/contract/measurement/states";
import { idColumn, idRef, instant } from "@treadclub/kit/tables";
import { tyrePositions, type SidewallText } from "@treadclub/rules";
import { clubDiscounts, clubs } from "#modules/clubs";
import { consumers } from "#modules/consumers";
import { members } from "#modules/members";
import { vehicles } from "#modules/vehicles";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

export type OwnReading = NonNullable<ReplyOf<Catalog["getScanById"]>["own_reading"]>;

export const scans = pgTable(
  "scans",
  {
    id: idColumn(),
    consumerId: idRef()
      .notNull()
      .references(() => consumers.id),
    vehicleId: idRef()
      .notNull()
      .references(() => vehicles.id),
    memberId: idRef().references(() => members.id),
    clubId: idRef().references(() => clubs.id),
    type: text({ enum: ["tyre", "sidewall", "measurement"] })
      .notNull()
      .default("tyre"),
    position: text({ enum: tyrePositions }).notNull(),
    state: text({
      enum: [
        "submitted",
        "processing",
        "awaiting_member_review",
        "awaiting_admin_review",
        "completed",
        "rejected",
        "deleted",
      ],
    })
      .notNull()
      .default("submitted"),
    results: text().array().notNull().default([]),
    innerMm: doublePrecision(),
    middleMm: doublePrecision(),
    outerMm: doublePrecision(),
    minimumMm: doublePrecision(),
    uncertaintyMm: doublePrecision(),
    method: text({ enum: measurementMethods }),
    reasons: text().array().notNull().default([]),
    message: text().notNull().default(""),
    mileage: integer(),
    tyreSize: text().notNull(),
    submittedAt: instant().notNull(),
    waitingSince: instant(),
    reviewedAt: instant(),
    completedAt: instant(),
    reviewerId: idRef(),
    /** The reviewer who has it open, and when they last said so. */
    claimedBy: idRef(),
    claimedAt: instant(),
    /** When the promise to the driver was over; null while it waits no longer than promised. */
    lateSince: instant(),
    /** When a late one is expected now. */
    answerBy: instant(),
    /** The fitter who took the photos, which costs the driver nothing; null for a driver's own scan. */
    scannedBy: idRef(),
    /** What the fitter's device calls the car's measurements with a gauge. */
    noteId: text(),
    /** For whom the reviewer judged it; null for an engine's result. */
    reviewedBy: text({ enum: ["member", "admin"] }),
    seenAt: instant(),
    /** The session of the module `measurements` that it was begun with. */
    measurementSessionId: idRef(),
    /** Its measurement at the service. */
    measurementId: idRef(),
    /** Where that was when the platform last looked. */
    measurementStatus: text({ enum: measurementStatuses }),
    /** An administrator judged it once: what the service says does not count any more. */
    isJudgedHere: boolean().notNull().default(false),
    /** What an engine or the driver's gauge read. */
    readInnerMm: doublePrecision(),
    readMiddleMm: doublePrecision(),
    readOuterMm: doublePrecision(),
    readUncertaintyMm: doublePrecision(),
    readMethod: text({ enum: measurementMethods }),
    /** What the driver measured beside the photos, as they said it; never a result. */
    ownReading: jsonb().$type<OwnReading>(),
    /** The discount that is given with it; its voucher is issued with the result. */
    discountId: idRef().references(() => clubDiscounts.id),
    version: integer().notNull().default(0),
  },
  (t) => [
    index("scans_consumer").on(t.consumerId, t.submittedAt, t.id),
    index("scans_tyre").on(t.vehicleId, t.position, t.state, t.id),
    index("scans_state_queue").on(t.state, t.waitingSince, t.submittedAt.desc(), t.id.desc()),
    index("scans_state_newest").on(t.state, t.submittedAt, t.id),
    index("scans_reviewed")
      .on(t.reviewedBy, t.reviewedAt)
      .where(sql`reviewer_id is not null`),
    index("scans_asked")
      .on(t.reviewedBy, t.submittedAt)
      .where(sql`reviewer_id is not null`),
    index("scans_newest").on(t.submittedAt, t.id),
    index("scans_member")
      .on(t.memberId, t.submittedAt, t.id)
      .where(sql`member_id is not null`),
    index("scans_member_queue")
      .on(t.memberId, t.waitingSince, t.submittedAt.desc(), t.id.desc())
      .where(sql`member_id is not null`),
    index("scans_late")
      .on(t.waitingSince, t.submittedAt.desc(), t.id.desc())
      .where(sql`late_since is not null`),
    index("scans_answered")
      .on(t.reviewedAt)
      .where(sql`reviewed_at is not null`),
    index("scans_member_answered")
      .on(t.memberId, t.reviewedAt)
      .where(sql`member_id is not null and reviewed_at is not null`),
    index("scans_queue").on(t.waitingSince, t.submittedAt.desc(), t.id.desc()),
    index("scans_measurement_session").on(t.measurementSessionId, t.id),
    uniqueIndex("scans_note")
      .on(t.scannedBy, t.noteId, t.position)
      .where(sql`note_id is not null`),
    index("scans_sidewalls")
      .on(t.vehicleId, t.completedAt)
      .where(sql`type = 'sidewall' and state = 'completed'`),
  ],
);

export const scanPhotos = pgTable(
  "scan_photos",
  {
    scanId: idRef()
      .notNull()
      .references(() => scans.id),
    photoId: uuid().notNull(),
    place: integer().notNull(),
    /** The tyre whose sidewall it shows; null for photos of the tread. */
    position: text({ enum: tyrePositions }),
  },
  (t) => [primaryKey({ columns: [t.scanId, t.photoId] })],
);

/** The tyres of a sidewall scan: what was typed beside the photos, and what a reviewer has read from them. */
export const scanSidewalls = pgTable(
  "scan_sidewalls",
  {
    scanId: idRef()
      .notNull()
      .references(() => scans.id),
    position: text({ enum: tyrePositions }).notNull(),
    typed: jsonb().$type<SidewallText>().notNull(),
    /** Null until a person confirms it: only this is a fact. */
    confirmed: jsonb().$type<SidewallText>(),
  },
  (t) => [primaryKey({ columns: [t.scanId, t.position] })],
);

/** What is shown with the result of a scan: a banner, the fitter's logo. */
export const scanRewards = pgTable(
  "scan_rewards",
  {
    scanId: idRef()
      .primaryKey()
      .references(() => scans.id),
    /** Null: no banner. */
    bannerTitle: text(),
    bannerText: text().notNull().default(""),
    bannerLink: text().notNull().default(""),
    bannerPhotoId: uuid(),
    bannerPhonePhotoId: uuid(),
    /** Scans of a fitter may share one. */
    logoPhotoId: uuid(),
  },
  (t) => [
    index("scan_rewards_logo")
      .on(t.logoPhotoId)
      .where(sql`logo_photo_id is not null`),
  ],
);
