create table slots (
  country text not null check (country in ('hk', 'sg')),
  date date not null,
  slot text not null,
  primary key (country, date, slot)
);
-- next
create table slot_holds (
  id text primary key references slot_reservations (id) on delete cascade,
  draft_hash text not null unique,
  extensions_left integer not null check (extensions_left >= 0)
);
-- next
create table payment_intents (
  id text primary key,
  kind text not null check (kind in ('order', 'gift', 'invoice', 'card', 'consignment')),
  user_id text references users (id) on delete set null,
  body_hash text not null,
  country text not null check (country in ('hk', 'sg')),
  amount integer not null check (amount >= 0),
  status text not null check (status in ('processing', 'released', 'paid', 'failed')),
  code text,
  payload jsonb not null,
  result jsonb,
  charge_id text,
  attempts integer not null default 1,
  lease_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- next
create index payment_intents_open on payment_intents (lease_until) where status = 'processing';
-- next
create index payment_intents_by_user on payment_intents (user_id);
-- next
create sequence document_numbers;
-- next
create table orders (
  id text primary key,
  number text not null unique,
  user_id text not null references users (id) on delete cascade,
  country text not null check (country in ('hk', 'sg')),
  packages jsonb not null,
  months integer not null check (months between 1 and 12),
  quote jsonb not null,
  coupon_code text,
  referral_code text,
  terms_version text not null,
  status text not null check (status in ('active', 'ended')),
  starts_on date not null,
  renews_on date,
  ordered_at timestamptz not null,
  ended_at timestamptz
);
-- next
create index orders_by_user on orders (user_id, ordered_at);
-- next
create index orders_by_renewal on orders (renews_on) where status = 'active' and renews_on is not null;
-- next
create table invoices (
  id text primary key,
  number text not null unique,
  user_id text not null references users (id) on delete cascade,
  order_id text references orders (id) on delete cascade,
  country text not null check (country in ('hk', 'sg')),
  date date not null,
  due_date date not null,
  period_from date,
  period_to date,
  status text not null check (status in ('due', 'processing', 'paid', 'refunded', 'void')),
  total integer not null,
  lines jsonb not null,
  tax_rate integer not null,
  tax_amount integer not null,
  reminded_at timestamptz,
  created_at timestamptz not null
);
-- next
create index invoices_by_user on invoices (user_id, date desc, number desc);
-- next
create index invoices_by_status on invoices (user_id, status, date desc, number desc);
-- next
create index invoices_due on invoices (due_date) where status = 'due';
-- next
create table invoice_payments (
  invoice_id text primary key references invoices (id) on delete cascade,
  amount integer not null,
  method text not null,
  charge_id text,
  paid_at timestamptz not null
);
-- next
create table bookings (
  id text primary key,
  number text not null unique,
  user_id text not null references users (id) on delete cascade,
  order_id text references orders (id) on delete cascade,
  kind text not null check (kind in ('collection', 'delivery')),
  country text not null check (country in ('hk', 'sg')),
  date date not null,
  slot text not null,
  address jsonb not null,
  contact jsonb not null,
  note jsonb not null,
  reservation_id text references slot_reservations (id) on delete set null,
  cancelled_at timestamptz,
  created_at timestamptz not null
);
-- next
create index bookings_by_user on bookings (user_id, date);
-- next
create table payment_methods (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  currency text not null check (currency in ('HKD', 'SGD')),
  gateway_token text not null,
  brand text not null,
  last4 text not null,
  expiry text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  unique (user_id, currency, gateway_token)
);
-- next
create unique index payment_methods_default on payment_methods (user_id, currency) where is_default;
-- next
create table gifts (
  id text primary key,
  code text not null unique check (code = upper(code)),
  reference text not null unique,
  package_id text not null,
  country text not null check (country in ('hk', 'sg')),
  value integer not null check (value > 0),
  balance integer not null check (balance >= 0),
  buyer_name text not null,
  buyer_email text not null,
  recipient_name text not null,
  message text not null,
  bought_at timestamptz not null,
  expires_at timestamptz not null
);
-- next
create index gifts_by_buyer on gifts (buyer_email);
-- next
create table account_credits (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  currency text not null check (currency in ('HKD', 'SGD')),
  amount integer not null,
  reason text not null,
  created_at timestamptz not null
);
-- next
create index account_credits_by_user on account_credits (user_id, currency);
-- next
create table consignment_orders (
  id text primary key,
  number text not null unique,
  user_id text not null references users (id) on delete cascade,
  country text not null check (country in ('hk', 'sg')),
  booking_id text references bookings (id) on delete set null,
  terms_version text not null,
  ordered_at timestamptz not null
);
-- next
create index consignment_orders_by_user on consignment_orders (user_id, ordered_at);
-- next
create table consigned_pieces (
  id text primary key,
  order_id text not null references consignment_orders (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  position integer not null,
  item_id text,
  brand text not null,
  category text not null,
  condition text not null,
  photos jsonb not null,
  state text not null,
  since timestamptz not null,
  asking_price integer,
  sale jsonb
);
-- next
create index consigned_pieces_by_order on consigned_pieces (order_id, position);
-- next
create index consigned_pieces_by_user on consigned_pieces (user_id);
-- next
create table uploads (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  type text not null,
  size integer not null,
  created_at timestamptz not null
);
-- next
create index uploads_by_user on uploads (user_id, created_at);
-- next
create table gateway_nonces (
  hash text primary key,
  behaviour text not null,
  brand text not null,
  last4 text not null,
  expiry text not null,
  card_token text,
  used_at timestamptz,
  expires_at timestamptz not null
);
-- next
create index gateway_nonces_by_end on gateway_nonces (expires_at);
-- next
create table gateway_cards (
  token text primary key,
  behaviour text not null,
  brand text not null,
  last4 text not null,
  expiry text not null,
  created_at timestamptz not null
);
-- next
create table gateway_charges (
  key text primary key,
  id text not null unique,
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('HKD', 'SGD')),
  status text not null check (status in ('settled', 'declined', 'voided')),
  code text,
  brand text not null,
  last4 text not null,
  expiry text not null,
  card_token text,
  created_at timestamptz not null
);
