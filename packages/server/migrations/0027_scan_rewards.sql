-- What is given with a scan: a discount, a banner, the fitter's logo. The discount stands with the scan, whose lock decides when its voucher is issued.
alter table scans add column discount_id bigint references club_discounts (id);
create table scan_rewards (
  scan_id bigint primary key references scans (id),
  banner_title text,
  banner_text text not null default '',
  banner_link text not null default '',
  banner_photo_id uuid,
  banner_phone_photo_id uuid,
  logo_photo_id uuid
);
create index scan_rewards_logo on scan_rewards (logo_photo_id) where logo_photo_id is not null;
