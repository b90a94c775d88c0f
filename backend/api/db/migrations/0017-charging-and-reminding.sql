-- An invoice for a visit hangs on its booking: it moves with it, is charged when the visit has taken place, and is void without it.
alter table invoices add column booking_id text references bookings (id) on delete set null;
-- next
-- How many of the days on which the stored card is charged have been used: each is one attempt, under a key of its own.
alter table invoices add column charges_tried integer not null default 0;
-- next
alter table invoices add column reminders_sent integer not null default 0;
-- next
update invoices set reminders_sent = 1 where reminded_at is not null;
-- next
update invoices set booking_id = bookings.id from bookings
where invoices.status = 'due' and bookings.cancelled_at is null and bookings.order_id = invoices.order_id and bookings.date = invoices.due_date;
-- next
create index invoices_by_booking on invoices (booking_id) where booking_id is not null;
-- next
-- Unlike attempts, which count every time that somebody took it up: a gateway that is silent is no failure of what was bought.
alter table payment_intents add column failed_completions integer not null default 0;
