-- Whose gift it was, and into whose account its balance has gone.
alter table gifts add column buyer_id text references users (id) on delete set null;
-- next
alter table gifts add column redeemed_by text references users (id) on delete set null;
-- next
create index gifts_by_buyer_id on gifts (buyer_id) where buyer_id is not null;
-- next
create index gifts_by_redeemer on gifts (redeemed_by) where redeemed_by is not null;
