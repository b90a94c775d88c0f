-- The hash of the code that a choice was proven by, which is spent: whoever lost the answer sends both once more.
alter table payout_destinations add column proven_by text;
