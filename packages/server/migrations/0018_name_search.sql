-- Lists are searched by a whole name.
create index users_name_search on users using gin ((first_name || ' ' || last_name) gin_trgm_ops);
