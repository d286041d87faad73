-- Links to read-only pages of results; only hashes of their tokens are stored.
create table scan_links (
  id bigint primary key generated always as identity,
  scan_id bigint not null references scans (id),
  token_hash text not null unique,
  created_by bigint not null references users (id),
  member_id bigint references members (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index scan_links_scan on scan_links (scan_id, created_at, id);
create index scan_links_member on scan_links (member_id, created_at, id) where member_id is not null;
create index scan_links_expires on scan_links (expires_at, id);
