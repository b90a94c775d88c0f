-- Two houses keep their price second-hand where others lose half of it.
alter table items drop constraint items_brand_tier_check;
-- next
alter table items add constraint items_brand_tier_check check (brand_tier in ('high-street', 'contemporary', 'designer', 'luxury', 'icon'));
