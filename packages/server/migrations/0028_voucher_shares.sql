-- What a driver has passed on: the link itself is signed, not stored.
alter table vouchers
  add column shared_count integer not null default 0,
  add column shared_by_email boolean not null default false,
  add column shared_at timestamptz;
