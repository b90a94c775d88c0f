-- Who asks the gateway for a refund takes it first: where a refund has no key, two at once would be two refunds.
alter table term_refunds add column lease_until timestamptz;
-- next
-- A term whose collection was cancelled rests from then on: nothing of it is renewed, and it can be ended with everything back.
alter table orders add column resting_since timestamptz;
-- next
update orders set resting_since = bookings.cancelled_at from bookings
where bookings.order_id = orders.id and bookings.cancelled_at is not null and bookings.collected_at is null and orders.status = 'active' and orders.renews_on is not null
  and not exists (select 1 from bookings other where other.order_id = orders.id and other.cancelled_at is null);
-- next
-- The fees of a visit that was cancelled while they were being paid: nobody owes them.
update invoices set status = 'void' from bookings where invoices.booking_id = bookings.id and invoices.status = 'due' and bookings.cancelled_at is not null;
