-- A member judges the scans that wait for it, and takes back what it judged itself.
alter table scans add column reviewed_by text;
create index scans_member on scans (member_id, submitted_at, id) where member_id is not null;
create index scans_member_queue on scans (member_id, waiting_since, submitted_at desc, id desc) where member_id is not null;
