-- Fees of a visit that were paid before it was cancelled: what goes back, until the gateway has said that it is done.
create table invoice_refunds (
  invoice_id text primary key references invoices (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  country text not null check (country in ('hk', 'sg')),
  charge_id text,
  to_card integer not null check (to_card >= 0),
  as_credit integer not null check (as_credit >= 0),
  status text not null check (status in ('pending', 'done')),
  -- Until then whoever took it up is asking the gateway.
  lease_until timestamptz,
  created_at timestamptz not null,
  done_at timestamptz
);
-- next
create index invoice_refunds_open on invoice_refunds (created_at) where status = 'pending';
-- next
create index invoice_refunds_by_user on invoice_refunds (user_id);
