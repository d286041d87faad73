-- A page of the scans in a state is read in order, however few or many are in it.
create index scans_state_queue on scans (state, waiting_since, submitted_at desc, id desc);
create index scans_state_newest on scans (state, submitted_at, id);
drop index scans_waiting;
-- A plate finds its vehicle first, then that vehicle's bookings.
create index bookings_vehicle on bookings (vehicle_id, member_id);
