const locationsOf = (member: string): string => `(select json_agg(json_build_object('id', l.id, 'name', l.name,
  'address_line_1', l.address_line1, 'address_line_2', l.address_line2, 'city', l.city, 'postcode', l.postcode,
  'latitude', l.latitude, 'longitude', l.longitude, 'bays', l.bays, 'opening_hours', (
    select coalesce(json_agg(json_build_object('day', h.day, 'open_time', h.open_time, 'close_time', h.close_time) order by h.day, h.open_time), '[]')
    from opening_hours h where h.location_id = l.id)) order by l.id)
  from locations l where l.member_id = ${member})`;

const shared = `b.id, b.type, b.state, b.quote_id, b.member_id, b.location_id, b.consumer_id, b.vehicle_id, b.starts_at, b.ends_at,
  b.total_pence, b.requested_at, b.seen_at, v.number, v.brand, v.model, u.first_name, u.last_name, u.phone as consumer_phone, u.email as consumer_email`;

const isOwn = (member: string, user: string): string =>
  `${member} = (select member_id from member_users where user_id = ${user})`;

/** $1 member, $2 user: in the order of our list. */
export const listText = `select ${shared}, m.company_name, m.phone as member_phone, l.name as site, l.address_line1, l.address_line2, l.city, l.postcode
  from bookings b join vehicles v on v.id = b.vehicle_id join users u on u.id = b.consumer_id
  join members m on m.id = b.member_id join locations l on l.id = b.location_id
  where b.member_id = $1 and ${isOwn("$1", "$2")}
  order by (case b.state when 'awaiting_member' then 0 when 'awaiting_customer' then 1 when 'accepted' then 1 else 2 end), b.starts_at, b.id limit 20`;

/** $1 member, $2 how far it counts. */
export const countText = "select count(*) as n from (select 1 from bookings where member_id = $1 limit $2) as counted";

/** $1 booking, $2 user. */
export const bookingSelect = `select ${shared}, b.message, b.version, b.proposed_starts_at, b.proposed_ends_at,
  m.company_name, m.phone as member_phone, m.website, ${locationsOf("m.id")} as locations,
  case when q.id is null then null else json_build_object('id', q.id, 'number', q.number, 'request_id', q.request_id, 'state', q.state,
    'tyre_size', r.tyre_size, 'quantity', r.quantity, 'positions', r.positions, 'preferred_on', r.preferred_on,
    'requested_at', q.requested_at, 'expires_at', q.expires_at, 'unit_price_pence', q.unit_price_pence, 'services', q.services) end as quote,
  (select json_agg(json_build_object('id', w.id, 'code', w.code, 'state', w.state, 'title', w.title, 'subtitle', w.subtitle,
    'description', w.description, 'terms', w.terms, 'amount_pence', w.amount_pence, 'club_id', w.club_id, 'member_id', w.member_id,
    'member_name', coalesce(wm.company_name, 'TreadClub'), 'by', case when w.member_id is null then 'platform' else 'member' end,
    'consumer', json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name),
    'issued_at', w.issued_at, 'expires_on', w.expires_on, 'used_at', w.used_at, 'used_at_member', um.company_name) order by w.id)
    from vouchers w left join members wm on wm.id = w.member_id left join members um on um.id = w.used_member_id
    where w.request_id = q.request_id and w.state in ('reserved', 'used')) as vouchers
  from bookings b join vehicles v on v.id = b.vehicle_id join users u on u.id = b.consumer_id join members m on m.id = b.member_id
  left join quotes q on q.id = b.quote_id left join quote_requests r on r.id = q.request_id
  where b.id = $1 and ${isOwn("b.member_id", "$2")}`;

/** $1 location, $2 vehicle, $3 user: what a booking needs to know, with the location locked until the commit. */
export const contextText = `select l.id as location_id, l.bays, l.member_id, m.company_name, m.phone as member_phone, m.website, ${locationsOf("m.id")} as locations,
  v.id as vehicle_id, v.number, v.brand, v.model, u.id as consumer_id, u.first_name, u.last_name, u.phone as consumer_phone, u.email as consumer_email
  from locations l join members m on m.id = l.member_id and m.state = 'accepted' join vehicles v on v.id = $2 and v.consumer_id = $3 and v.removed_at is null
  join users u on u.id = v.consumer_id where l.id = $1 for no key update of l`;

/** $1 location, $2 bays, $3 start, $4 end, $5 member, $6 driver, $7 vehicle: takes the first free bay; no row when none is. */
export const takeText = `with bay as (select n as bay from generate_series(1, $2::int) n where not exists (
    select 1 from places p where p.location_id = $1 and p.bay = n and p.starts_at < $4 and p.ends_at > $3 and (p.expires_at is null or p.expires_at > now()))
    order by n limit 1),
  made as (insert into bookings (type, member_id, location_id, consumer_id, vehicle_id, starts_at, ends_at, requested_at)
    select 'free_check', $5, $1, $6, $7, $3, $4, now() from bay returning *),
  taken as (insert into places (location_id, bay, starts_at, ends_at, booking_id, consumer_id)
    select $1, bay.bay, $3, $4, made.id, $6 from made, bay)
  select * from made`;
