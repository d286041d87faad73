-- Sidewall scans: photos of one tyre or one of each axle, what was typed beside them, and what a reviewer read.
alter table scan_photos add column position text;
create table scan_sidewalls (
  scan_id bigint not null references scans,
  position text not null,
  typed jsonb not null,
  confirmed jsonb,
  primary key (scan_id, position)
);
-- A fitter who takes the photos costs the driver nothing.
alter table scans add column scanned_by bigint;
update scans set scanned_by = s.begun_by from measurement_sessions s
  where s.id = scans.measurement_session_id and s.begun_by <> scans.consumer_id;
-- The tyre beside: the newest confirmed sidewall of a vehicle.
create index scans_sidewalls on scans (vehicle_id, completed_at) where type = 'sidewall' and state = 'completed';
