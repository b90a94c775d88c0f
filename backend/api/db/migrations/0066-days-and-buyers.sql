-- The day of the month that a plan's months are counted by, where a term began on the last day of a shorter month. Null: that of starts_on.
alter table orders add column anchor_day integer;
-- next
-- Whom an invoice was issued to, as they were called and lived on its day. Null: issued before it was kept.
alter table invoices add column billed_to jsonb;
