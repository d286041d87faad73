-- Drivers are reminded once of a voucher that ends soon; the job looks for those that wait for it.
alter table vouchers add column reminded_at timestamptz;
create index vouchers_to_remind on vouchers (expires_on, consumer_id) where state = 'issued' and reminded_at is null and expires_on is not null;
