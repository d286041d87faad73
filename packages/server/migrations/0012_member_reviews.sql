-- A member judges the scans that wait for it, and takes back what it judged itself.
alter table scans add column reviewed_by text;
update scans set reviewed_by = 'admin' where reviewer_id is not null;
-- The pace of reviewers is that of members or of administrators.
drop index scans_reviewed;
create index scans_reviewed on scans (reviewed_by, reviewed_at) where reviewer_id is not null;
create index scans_member on scans (member_id, submitted_at, id) where member_id is not null;
create index scans_member_queue on scans (member_id, waiting_since, submitted_at desc, id desc) where member_id is not null;
