-- Keys of a holder that may not use them for now.
alter table keys add column suspended_at timestamptz;
