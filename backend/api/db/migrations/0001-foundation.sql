-- Statements are parted by a line of its own: the embedded database takes one at a time.
create table newsletter_subscriptions (
  email text primary key check (email = lower(email)),
  language text not null,
  subscribed_at timestamptz not null
);
-- next
create table coupons (
  code text primary key,
  kind text not null check (kind in ('percent', 'amount')),
  percent integer check (percent between 1 and 100),
  amount_hk integer check (amount_hk > 0),
  amount_sg integer check (amount_sg > 0),
  country text check (country in ('hk', 'sg')),
  only_package text,
  first_order_only boolean not null,
  expires_at timestamptz,
  issued_for text unique check (issued_for = lower(issued_for)),
  check ((kind = 'percent') = (percent is not null))
);
-- next
create table memberships (
  months integer primary key check (months between 1 and 12),
  discount integer not null check (discount between 0 and 100)
);
-- next
create table price_entries (
  id text primary key,
  country text not null check (country in ('hk', 'sg')),
  position integer not null,
  package text not null,
  x_type text check (x_type in ('basic', 'plus')),
  unit text not null check (unit in ('month', 'bag-month', 'item-month', 'item')),
  minimum integer not null check (minimum >= 1),
  tiers jsonb,
  unit_price integer check (unit_price >= 0),
  check ((tiers is null) <> (unit_price is null))
);
-- next
create table extra_prices (
  country text not null check (country in ('hk', 'sg')),
  extra text not null,
  position integer not null,
  price integer not null check (price >= 0),
  primary key (country, extra)
);
-- next
create table commission_bands (
  country text not null check (country in ('hk', 'sg')),
  from_price integer not null check (from_price >= 0),
  percent integer not null check (percent between 0 and 100),
  primary key (country, from_price)
);
-- next
create table gift_packages (
  id text not null,
  country text not null check (country in ('hk', 'sg')),
  position integer not null,
  price integer not null check (price > 0),
  primary key (id, country)
);
-- next
create table districts (
  id text primary key,
  country text not null check (country in ('hk', 'sg')),
  position integer not null,
  name text not null,
  served boolean not null,
  outlying boolean not null,
  sectors jsonb,
  outlying_prefixes jsonb
);
-- next
create table referral_codes (
  code text primary key check (code = upper(code)),
  first_name text not null,
  valid boolean not null
);
-- next
create table referral_rewards (
  country text primary key check (country in ('hk', 'sg')),
  friend_reward integer not null check (friend_reward >= 0),
  referrer_reward integer not null check (referrer_reward >= 0)
);
-- next
create table slot_reservations (
  id text primary key,
  country text not null check (country in ('hk', 'sg')),
  date date not null,
  slot text not null,
  kind text not null check (kind in ('booking', 'hold', 'sample')),
  expires_at timestamptz,
  check ((kind = 'hold') = (expires_at is not null))
);
-- next
create index slot_reservations_by_day on slot_reservations (country, date);
-- next
create table cms_documents (
  id integer primary key generated always as identity,
  kind text not null,
  slug text not null,
  locale text not null,
  status text not null check (status in ('draft', 'published')),
  document_id text not null,
  is_single boolean not null,
  content jsonb not null,
  published_at timestamptz,
  updated_at timestamptz not null,
  seed_hash text,
  constraint cms_documents_identity unique (kind, slug, locale, status)
);
-- next
create index cms_documents_by_kind on cms_documents (kind, locale, status, published_at);
-- next
create table outbox_mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  language text not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
-- next
create index outbox_mails_waiting on outbox_mails (next_attempt_at) where delivered_at is null;
-- next
create index outbox_mails_by_age on outbox_mails (created_at);
-- next
create table seed_states (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null
);
