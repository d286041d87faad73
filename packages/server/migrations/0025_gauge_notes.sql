-- A car that was measured is recorded once: a device without a network may send it again after its idempotency key has expired.
alter table scans add column note_id text;
create unique index scans_note on scans (scanned_by, note_id, position) where note_id is not null;
-- What drivers are promised follows the answers to what was handed in at the same hour of the last days.
create index scans_asked on scans (reviewed_by, submitted_at) where reviewer_id is not null;
