-- When somebody withdrew a voucher and why; its driver reads the reason.
alter table vouchers add column withdrawn_at timestamptz, add column withdrawn_reason text;
