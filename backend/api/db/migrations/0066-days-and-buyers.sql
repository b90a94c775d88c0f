-- The day of the month that a plan's months are counted by, where a term began on the last day of a shorter month. Null: that of starts_on.
alter table orders add column anchor_day integer;
-- next
-- Whom an invoice was issued to: name and address on the day of issue. Null: issued before this was stored.
alter table invoices add column billed_to jsonb;
