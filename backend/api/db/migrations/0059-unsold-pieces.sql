-- When the buyer received the piece: the days in which it can be returned, and the payout, count from then.
alter table item_sales add column received_at timestamptz;
-- next
update item_sales set received_at = sold_at where sold_at is not null;
-- next
-- How often the owner of an unsold piece has been asked what comes next, and when last.
alter table item_sales add column asked_times integer not null default 0;
-- next
alter table item_sales add column asked_at timestamptz;
-- next
create index item_sales_by_listing on item_sales (listed_at) where listed_at is not null and sold_at is null;
