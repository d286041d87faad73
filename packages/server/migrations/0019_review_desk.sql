-- Who has a scan open, whether it waits longer than its driver was promised, and until when it is expected now.
alter table scans
  add column claimed_by bigint,
  add column claimed_at timestamptz,
  add column late_since timestamptz,
  add column answer_by timestamptz;
create index scans_late on scans (waiting_since, submitted_at desc, id desc) where late_since is not null;
-- How long results took, for the charts of the office.
create index scans_answered on scans (reviewed_at) where reviewed_at is not null;
create index scans_member_answered on scans (member_id, reviewed_at) where member_id is not null and reviewed_at is not null;
