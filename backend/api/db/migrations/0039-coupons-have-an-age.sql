-- Personal coupons that nobody has used are removed some time after their end.
create index coupons_personal_by_end on coupons (expires_at) where issued_for is not null;
