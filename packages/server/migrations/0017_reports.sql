-- Figures of the whole platform, counted now and then; orders of the list of all vehicles.
create table report_figures (
  name text primary key,
  counted_at timestamptz not null,
  figures jsonb not null
);
create index vehicles_newest on vehicles (created_at, id) where removed_at is null;
create index vehicles_mot_due on vehicles (mot_due_on, id) where removed_at is null;
create index vehicles_brand on vehicles (lower(brand), created_at, id) where removed_at is null;
