import type pg from "pg";

/** Puts so many new drivers into a club, one second after another, as if it had given out nothing then. */
export async function addMembers(pool: Pick<pg.Pool, "query">, clubId: number, count: number): Promise<void> {
  await pool.query(
    `with made as (
      insert into users (email, first_name, last_name, created_at, email_confirmed_at)
      select 'crowd-' || $1::bigint || '-' || n || '@example.com', 'Crowd', 'Driver', now(), now() from generate_series(1, $2::integer) n
      returning id
    ), roles as (insert into user_roles (user_id, role) select id, 'consumer' from made),
    drivers as (insert into consumers (id, created_at) select id, now() from made returning id)
    insert into club_memberships (club_id, consumer_id, joined_at)
    select $1::bigint, id, now() - interval '30 days' + row_number() over (order by id) * interval '1 second' from made`,
    [clubId, count],
  );
}
