-- A password or code that a session was asked for and that was not right.
alter table security_records drop constraint security_records_kind_check;
-- next
alter table security_records add constraint security_records_kind_check check (kind in ('sign-in', 'sign-in-failed', 'proof-failed', 'password-set', 'payout-chosen', 'account-exported', 'account-deleted', 'conversation-read', 'conversations-watched', 'payout-read'));
