-- Somebody of the team has looked up where a member's money goes: nobody else reads it in full.
alter table security_records drop constraint security_records_kind_check;
-- next
alter table security_records add constraint security_records_kind_check
  check (kind in ('sign-in', 'sign-in-failed', 'password-set', 'payout-chosen', 'account-exported', 'account-deleted', 'conversation-read', 'conversations-watched', 'payout-read'));
