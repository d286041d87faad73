-- Orders are searched by any part of their reference.
create index credit_orders_reference_search on credit_orders using gin (reference gin_trgm_ops);
