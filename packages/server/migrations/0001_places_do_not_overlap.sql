create extension if not exists btree_gist;
alter table places add constraint places_in_order check (starts_at < ends_at);
alter table places add constraint places_do_not_overlap
  exclude using gist (location_id with =, bay with =, tstzrange(starts_at, ends_at) with &&);
alter table rate_limits set unlogged;
