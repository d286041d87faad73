-- The order of a member's lists: what waits for the member first. The expressions are those of the list queries.
create index bookings_member_queue on bookings (member_id, (case state when 'awaiting_member' then 0 when 'awaiting_customer' then 1 when 'accepted' then 1 else 2 end), starts_at, id);
create index quotes_member_queue on quotes (member_id, (case state when 'awaiting_member' then 0 when 'in_review' then 0 when 'awaiting_customer' then 1 else 2 end), requested_at, id);
