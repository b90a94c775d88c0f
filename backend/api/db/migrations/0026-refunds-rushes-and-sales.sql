-- What goes back to a card, whatever it was paid for, until the gateway has said that it is done. Its key is the one that
-- the gateway knows it by: those that are under way keep theirs.
create table refunds (
  key text primary key generated always as (case when order_id is not null then 'term-' || order_id else 'visit-' || invoice_id end) stored,
  -- Of a term that was ended.
  order_id text unique references orders (id) on delete cascade,
  -- Of fees of a visit that was cancelled.
  invoice_id text unique references invoices (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  country text not null check (country in ('hk', 'sg')),
  charge_id text,
  to_card integer not null check (to_card >= 0),
  as_credit integer not null check (as_credit >= 0),
  status text not null check (status in ('pending', 'done')),
  -- Until then whoever took it up is asking the gateway.
  lease_until timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  check (num_nonnulls(order_id, invoice_id) = 1)
);
-- next
insert into refunds (order_id, user_id, country, charge_id, to_card, as_credit, status, lease_until, created_at, done_at)
select order_id, user_id, country, charge_id, to_card, as_credit, status, lease_until, created_at, done_at from term_refunds;
-- next
insert into refunds (invoice_id, user_id, country, charge_id, to_card, as_credit, status, lease_until, created_at, done_at)
select invoice_id, user_id, country, charge_id, to_card, as_credit, status, lease_until, created_at, done_at from invoice_refunds;
-- next
drop table term_refunds;
-- next
drop table invoice_refunds;
-- next
create index refunds_open on refunds (created_at) where status = 'pending';
-- next
create index refunds_by_user on refunds (user_id);
-- next
-- Copies of the version before go on working while they are replaced: through these they write, and take up, the same rows.
-- They go with the version after.
create view term_refunds as
select order_id, user_id, country, charge_id, to_card, as_credit, status, created_at, done_at, lease_until from refunds where order_id is not null;
-- next
create view invoice_refunds as
select invoice_id, user_id, country, charge_id, to_card, as_credit, status, lease_until, created_at, done_at from refunds where invoice_id is not null;
-- next
-- Deliveries in a hurry that a plan brings along, a month; counted as its deliveries are.
alter table storage_plans add column free_rushes integer not null default 0;
-- next
update storage_plans set free_rushes = 1 from orders
where storage_plans.package = 'x' and storage_plans.id like orders.id || '-%' and orders.packages -> 'x' ->> 'xType' = 'plus';
-- next
alter table wardrobes add column rushes_used integer not null default 0;
-- next
alter table wardrobes add column rushes_period date;
-- next
alter table item_requests add column used_free_rush boolean not null default false;
-- next
-- Sales of a wardrobe's pieces that no consignment names are books as well.
alter table kept_documents drop constraint kept_documents_kind_check;
-- next
alter table kept_documents add constraint kept_documents_kind_check check (kind in ('order', 'invoice', 'consignment', 'sale'));
