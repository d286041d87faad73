-- When a fitter first answered a booking. What was answered before is not known.
alter table bookings add column answered_at timestamptz;

-- How fast recent answers were is looked up with each record that waits.
create index quotes_answered on quotes (member_id, answered_at) where answered_at is not null;
create index bookings_answered on bookings (member_id, answered_at) where answered_at is not null;
create index scans_reviewed on scans (reviewed_at) where reviewer_id is not null;
