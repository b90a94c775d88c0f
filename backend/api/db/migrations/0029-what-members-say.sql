-- A member's own words on a piece; of a sealed bag they stand in sealed_note.
alter table items add column note text not null default '';
-- next
-- What came of an authentication.
alter table item_events add column finding text check (finding in ('confirmed', 'not-confirmed', 'beyond-us'));
-- next
-- Where the money of sales goes: one place a member.
create table payout_destinations (
  user_id text primary key references users (id) on delete cascade,
  method text not null check (method in ('bank', 'fast', 'credit')),
  holder text not null default '',
  bank_code text not null default '',
  account text not null default '',
  chosen_at timestamptz not null
);
-- next
-- What was sent for a sale, as it was sent: where to may be changed later.
alter table item_sales add column payout_method text check (payout_method in ('bank', 'fast', 'credit'));
-- next
alter table item_sales add column payout_ending text;
-- next
alter table item_sales add column payout_amount integer;
-- next
alter table item_sales add column payout_sent_at timestamptz;
