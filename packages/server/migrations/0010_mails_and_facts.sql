-- What a mail is made of, beside its text.
alter table outbox_messages add column content jsonb;
-- Notifications of companies name the car of a driver; erasing the driver finds them.
create index notifications_driver on notifications (((values ->> 'driver_id')::bigint)) where values ? 'driver_id';
