-- A shoe is also seen from below.
alter table item_pictures drop constraint item_pictures_view_check;
-- next
alter table item_pictures add constraint item_pictures_view_check check (view in ('front', 'back', 'detail', 'label', 'sole'));
