-- Accounts and access.
alter table users
  add column email_confirmed_at timestamptz,
  add column password_changed_at timestamptz,
  add column erased_at timestamptz,
  add column version integer not null default 0;
update users set email_confirmed_at = created_at;
create index users_newest on users (created_at, id);
create index users_last_name on users (last_name, id);

alter table sessions
  add column method text not null default 'password',
  add column second_step text,
  add column proven_at timestamptz,
  add column must_set_up boolean not null default false,
  add column embedded boolean not null default false,
  add column impersonation_id bigint;
create index sessions_acting_admin on sessions (acting_admin_id) where acting_admin_id is not null;

alter table consents drop constraint if exists consents_kind_check;
update consents set kind = 'marketing_email' where kind = 'marketing';

create table single_use_tokens (
  id bigint generated always as identity primary key,
  kind text not null,
  token_hash text not null unique,
  code_hash text,
  user_id bigint references users(id) on delete cascade,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index single_use_tokens_code on single_use_tokens (code_hash) where code_hash is not null;
create index single_use_tokens_user on single_use_tokens (user_id, kind);
create index single_use_tokens_expiry on single_use_tokens (expires_at);

create table known_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users(id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index known_devices_user on known_devices (user_id);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users(id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  backed_up boolean not null default false,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, id);

create table totp_secrets (
  user_id bigint primary key references users(id) on delete cascade,
  secret text not null,
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users(id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

create table provider_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users(id) on delete cascade,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null,
  constraint provider_accounts_subject unique (issuer, subject)
);
create unique index provider_accounts_user on provider_accounts (user_id, issuer);

create table impersonations (
  id bigint generated always as identity primary key,
  admin_id bigint not null references users(id),
  user_id bigint not null references users(id),
  reason text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  session_id bigint,
  looked integer not null default 0,
  changed integer not null default 0
);
create index impersonations_user on impersonations (user_id, created_at, id);
create index impersonations_admin on impersonations (admin_id, id);

create table email_changes (
  user_id bigint primary key references users(id) on delete cascade,
  email text not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table notification_choices (
  user_id bigint not null references users(id) on delete cascade,
  topic text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, topic, channel)
);

alter table consumers add column closed_at timestamptz;
create index consumers_closed on consumers (closed_at) where closed_at is not null;

create table data_complaints (
  id bigint generated always as identity primary key,
  reference text not null unique,
  state text not null default 'received',
  about text not null,
  name text not null,
  email text not null,
  text text not null,
  locale text not null,
  user_id bigint references users(id) on delete set null,
  created_at timestamptz not null,
  acknowledge_by timestamptz not null,
  acknowledged_at timestamptz,
  answered_at timestamptz,
  answer text,
  version integer not null default 0
);
create index data_complaints_due on data_complaints (acknowledge_by, id);
create index data_complaints_newest on data_complaints (created_at, id);
create index data_complaints_state on data_complaints (state, acknowledge_by, id);
create index data_complaints_email on data_complaints (email);
create index data_complaints_queue on data_complaints ((state = 'answered'), acknowledge_by, id);
create index data_complaints_name_search on data_complaints using gin (name gin_trgm_ops);
create index data_complaints_email_search on data_complaints using gin (email gin_trgm_ops);
create index data_complaints_reference_search on data_complaints using gin (reference gin_trgm_ops);

create table memberships (
  id bigint generated always as identity primary key,
  code text not null unique,
  price_pence_per_month integer not null,
  place integer not null
);
insert into memberships (code, price_pence_per_month, place)
values ('independent', 0, 1), ('garage', 0, 2), ('mobile', 0, 3), ('chain', 0, 4);

alter table members
  add column membership_id bigint references memberships(id),
  add column sites text[] not null default '{}';

create table member_invitations (
  id bigint generated always as identity primary key,
  member_id bigint not null references members(id),
  email text not null,
  position text not null,
  invited_by bigint not null references users(id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index member_invitations_member on member_invitations (member_id, id);
create unique index member_invitations_open on member_invitations (member_id, email) where accepted_at is null and revoked_at is null;

create index outbox_messages_with_text on outbox_messages (created_at) where body <> '';
create index outbox_messages_user on outbox_messages (user_id) where user_id is not null;

-- Erasing looks for what was sent to an address; the office filters who is shut out.
create index outbox_messages_recipient on outbox_messages (recipient);
create index users_disabled on users (created_at, id) where disabled;
