-- What a driver measured with a gauge or a coin, beside the photos of a scan.
alter table scans add column own_reading jsonb;
