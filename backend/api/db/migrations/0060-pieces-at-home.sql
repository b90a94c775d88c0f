-- Pieces that are only at home: their member's, in no plan.
alter table items drop constraint items_plan_check;
-- next
alter table items add constraint items_plan_check check (plan in ('x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment', 'own'));
