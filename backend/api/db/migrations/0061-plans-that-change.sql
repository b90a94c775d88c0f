-- Places that were bought into a running plan: their price, their days and the invoice that paid for them.
alter table orders add column additions jsonb not null default '[]';
-- next
-- What a plan becomes with its next renewal.
alter table orders add column scheduled jsonb;
-- next
-- The day from which that holds, once its invoice is issued.
alter table orders add column changes_on date;
-- next
-- The payment for more places that is under way.
alter table orders add column changing text;
-- next
create index orders_by_change on orders (changes_on) where changes_on is not null;
-- next
alter table payment_intents drop constraint payment_intents_kind_check;
-- next
alter table payment_intents add constraint payment_intents_kind_check check (kind in ('order', 'gift', 'invoice', 'card', 'consignment', 'places'));
