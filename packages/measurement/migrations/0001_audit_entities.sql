-- One name for each entity, as packages/contract/src/entities.ts declares them.
update audit_log set thing = 'measurement_session' where thing = 'session';
update audit_log set thing = 'measurement_key' where thing = 'key';
