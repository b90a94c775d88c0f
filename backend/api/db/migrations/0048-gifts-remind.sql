-- Whoever bought a gift is reminded, in their language, a month before its end.
alter table gifts add column locale text;
-- next
alter table gifts add column reminded_at timestamp with time zone;
-- next
create index gifts_to_remind on gifts (country, expires_at) where reminded_at is null and balance > 0;
