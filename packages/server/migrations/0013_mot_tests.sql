-- What the register says of a car's MOT tests, and the miles a year that follow from them.
alter table vehicles add column mot_annual_mileage integer;
alter table vehicles add column mot_checked_at timestamptz;
alter table vehicles add column mot_ask_at timestamptz;
create index vehicles_mot_ask on vehicles (mot_ask_at, id) where removed_at is null;
create table mot_tests (
  vehicle_id bigint not null references vehicles (id),
  place integer not null,
  completed_on date not null,
  passed boolean not null,
  expires_on date,
  miles integer,
  remarks jsonb not null,
  primary key (vehicle_id, place)
);
