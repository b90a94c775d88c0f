-- Codes are found as people type them: without dashes, and with O for 0 or I and L for 1. No generated code has any of these.
create index coupons_as_typed on coupons (translate(code, 'OIL-_', '011'));
-- next
create index gifts_as_typed on gifts (translate(code, 'OIL-_', '011'));
-- next
create index referral_codes_as_typed on referral_codes (translate(code, 'OIL-_', '011'));
