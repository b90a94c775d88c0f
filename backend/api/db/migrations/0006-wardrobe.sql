create table wardrobes (
  user_id text primary key references users (id) on delete cascade,
  version bigint not null default 0,
  deliveries_used integer not null default 0,
  deliveries_period date
);
-- next
create table storage_plans (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  package text not null check (package in ('x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment')),
  items_allowed integer not null check (items_allowed > 0),
  monthly_price integer not null,
  free_deliveries integer not null,
  started_on date not null,
  ends_on date
);
-- next
create index storage_plans_by_user on storage_plans (user_id);
-- next
create table items (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  sequence bigint generated always as identity,
  code text not null unique,
  names jsonb not null,
  brand text,
  brand_tier text check (brand_tier in ('high-street', 'contemporary', 'designer', 'luxury')),
  category text not null,
  kind text,
  colour text,
  accent text,
  pattern text,
  fabric text,
  size text,
  seasons jsonb not null,
  formality text,
  layer text not null,
  warmth integer not null,
  condition text check (condition in ('as-new', 'very-good', 'good', 'fair')),
  state text not null check (state in (
    'requested', 'collected', 'inspected', 'stored', 'in-transit', 'at-home', 'submitted',
    'authenticated', 'rejected', 'priced', 'listed', 'sold', 'paid', 'donated'
  )),
  state_since timestamptz not null,
  stored_since timestamptz,
  plan text not null check (plan in ('x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment')),
  monthly_cost integer not null,
  once_cost integer not null default 0,
  picture text not null,
  sealed_note text,
  care_label text,
  wear_count integer not null default 0,
  last_worn_on date,
  for_sale boolean not null default false,
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version bigint not null
);
-- next
create unique index items_in_order on items (user_id, sequence desc);
-- next
create index items_by_change on items (user_id, version);
-- next
create index items_by_state on items (user_id, state);
-- next
create index items_due on items (due_at) where due_at is not null;
-- next
create table item_sales (
  item_id text primary key references items (id) on delete cascade,
  list_price integer,
  floor_price integer,
  commission_percent integer,
  sold_price integer,
  rejected_because text,
  submitted_at timestamptz not null,
  listed_at timestamptz,
  sold_at timestamptz,
  paid_at timestamptz
);
-- next
create table item_events (
  id text primary key,
  item_id text not null references items (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('state', 'photographed', 'condition', 'care', 'worn', 'price')),
  state text,
  condition text,
  service text,
  amount integer,
  note text not null default '',
  by text not null check (by in ('member', 'team')),
  worn_on date
);
-- next
create index item_events_by_item on item_events (item_id, at desc);
-- next
create unique index item_events_worn_once on item_events (item_id, worn_on) where kind = 'worn';
-- next
create table item_pictures (
  item_id text not null references items (id) on delete cascade,
  position integer not null,
  name text not null,
  src text,
  view text not null check (view in ('front', 'back', 'detail', 'label')),
  taken_at timestamptz not null,
  primary key (item_id, position)
);
-- next
create table item_requests (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  sequence bigint generated always as identity,
  number text not null unique,
  idempotency_key text,
  body_hash text not null,
  status text not null check (status in ('booked', 'under-way', 'done', 'undone')),
  undo_until timestamptz not null,
  is_rush boolean not null,
  slot_date date,
  slot_time text,
  slot_reservation_id text,
  address jsonb,
  contact jsonb,
  note jsonb,
  extras jsonb not null,
  used_free_delivery boolean not null,
  total integer not null check (total >= 0),
  currency text not null check (currency in ('HKD', 'SGD')),
  created_at timestamptz not null
);
-- next
create index item_requests_by_user on item_requests (user_id, sequence desc);
-- next
create unique index item_requests_once on item_requests (user_id, idempotency_key) where idempotency_key is not null;
-- next
create table item_request_lines (
  request_id text not null references item_requests (id) on delete cascade,
  position integer not null,
  item_id text not null references items (id) on delete cascade,
  action text not null check (action in ('deliver', 'collect', 'care', 'sell', 'donate')),
  service text,
  note text not null,
  price integer not null,
  status text not null check (status in ('booked', 'under-way', 'done', 'undone')),
  primary key (request_id, position)
);
-- next
create unique index item_request_lines_one_open on item_request_lines (item_id) where status in ('booked', 'under-way');
-- next
create table wardrobe_charges (
  request_id text primary key references item_requests (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  amount integer not null,
  currency text not null,
  status text not null check (status in ('pending', 'cancelled', 'invoiced')),
  created_at timestamptz not null
);
-- next
create index wardrobe_charges_by_user on wardrobe_charges (user_id, status);
-- next
create table care_prices (
  country text not null check (country in ('hk', 'sg')),
  service text not null,
  price integer not null,
  lead_days integer not null,
  primary key (country, service)
);
-- next
create table resale_estimates (
  country text not null check (country in ('hk', 'sg')),
  brand_tier text not null,
  category text not null,
  condition text not null,
  low integer not null,
  middle integer not null,
  high integer not null,
  primary key (country, brand_tier, category, condition)
);
-- next
create table simulated_clock (
  id integer primary key check (id = 1),
  ahead_ms bigint not null
);
