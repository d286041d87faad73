-- Searches look for a text anywhere in these columns.
create extension if not exists pg_trgm;
create index vehicles_number_search on vehicles using gin (number gin_trgm_ops);
create index users_first_name_search on users using gin (first_name gin_trgm_ops);
create index users_last_name_search on users using gin (last_name gin_trgm_ops);
create index users_email_search on users using gin (email gin_trgm_ops);
create index members_company_name_search on members using gin (company_name gin_trgm_ops);
create index quotes_number_search on quotes using gin (number gin_trgm_ops);
