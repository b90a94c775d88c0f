-- A member's own photographs of a piece and receipts for it. The bytes are an upload, which goes with its row.
create table item_files (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  item_id text not null references items (id) on delete cascade,
  upload_id text not null references uploads (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('photo', 'receipt')),
  date date,
  note text not null default '',
  added_at timestamptz not null
);
-- next
create unique index item_files_upload_id_key on item_files (upload_id);
-- next
create index item_files_by_item on item_files (item_id, position);
-- next
create index item_files_by_user on item_files (user_id);
