-- A mail has an HTML part and files beside its text, which are erased with it.
alter table outbox_mails add column html text not null default '';
-- next
alter table outbox_mails add column attachments jsonb not null default '[]';
-- next
-- The day before a visit its member is reminded, once.
alter table bookings add column reminded_at timestamptz;
-- next
alter table item_requests add column reminded_at timestamptz;
-- next
create index bookings_to_remind on bookings (date) where reminded_at is null and cancelled_at is null;
-- next
create index item_requests_to_remind on item_requests (slot_date) where reminded_at is null and status = 'booked';
