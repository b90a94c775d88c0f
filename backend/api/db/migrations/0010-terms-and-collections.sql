alter table orders add column ends_on date;
-- next
create table term_refunds (
  order_id text primary key references orders (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  country text not null check (country in ('hk', 'sg')),
  charge_id text,
  to_card integer not null check (to_card >= 0),
  as_credit integer not null check (as_credit >= 0),
  status text not null check (status in ('pending', 'done')),
  created_at timestamptz not null,
  done_at timestamptz
);
-- next
create index term_refunds_open on term_refunds (created_at) where status = 'pending';
-- next
create table gateway_refunds (
  key text primary key,
  charge_id text not null references gateway_charges (id),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
-- next
alter table bookings add column collected_at timestamptz;
-- next
create index bookings_to_collect on bookings (date) where collected_at is null and cancelled_at is null;
-- next
create index wardrobe_charges_open on wardrobe_charges (created_at) where status = 'pending';
