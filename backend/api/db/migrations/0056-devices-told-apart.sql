-- A browser that keeps its token is one device, however often it signs in; the place is the country of its address at the last sign-in.
alter table sessions add column device_id text;
-- next
alter table sessions add column device_since timestamptz;
-- next
alter table sessions add column place text;
