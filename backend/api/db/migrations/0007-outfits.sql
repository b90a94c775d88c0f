create table outfits (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  idempotency_key text,
  name text not null,
  items jsonb not null,
  occasion text,
  note text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- next
create index outfits_by_user on outfits (user_id, updated_at desc);
-- next
create unique index outfits_once on outfits (user_id, idempotency_key) where idempotency_key is not null;
-- next
create table outfit_items (
  outfit_id text not null references outfits (id) on delete cascade,
  item_id text not null references items (id) on delete cascade,
  primary key (outfit_id, item_id)
);
-- next
create index outfit_items_by_item on outfit_items (item_id);
-- next
create table worn_outfits (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  outfit_id text references outfits (id) on delete set null,
  name text not null,
  item_ids jsonb not null,
  worn_on date not null
);
-- next
create index worn_outfits_by_day on worn_outfits (user_id, worn_on desc);
-- next
create unique index worn_outfits_once on worn_outfits (outfit_id, worn_on) where outfit_id is not null;
-- next
create table outfit_feedback (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  look text not null,
  verdict text not null check (verdict in ('like', 'skip', 'not-this-item')),
  item_ids jsonb not null,
  item_id text,
  occasion text,
  at timestamptz not null,
  unique (user_id, look)
);
-- next
create index outfit_feedback_by_age on outfit_feedback (user_id, at desc);
