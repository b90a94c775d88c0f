-- Deliveries a month that a package has paid for, and how many of them may be rushed.
alter table price_entries add column deliveries integer not null default 0;
-- next
alter table price_entries add column rushes integer not null default 0;
