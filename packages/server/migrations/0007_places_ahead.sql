-- Every question about places has a lower bound of their end; a location's past would otherwise be read with each booking.
create index places_ahead on places (location_id, ends_at);
create index places_lapsing on places (location_id, expires_at) where booking_id is null;
drop index places_location;
