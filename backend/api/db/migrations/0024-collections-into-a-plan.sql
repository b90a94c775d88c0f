-- What a collection that was booked into a running plan is to bring in; null: what its order or its consignment holds.
alter table bookings add column arrivals jsonb;
-- next
-- Sent again after a lost answer, the same wish brings the same booking.
alter table bookings add column idempotency_key text;
-- next
alter table bookings add column body_hash text;
-- next
create unique index bookings_by_key on bookings (user_id, idempotency_key) where idempotency_key is not null;
