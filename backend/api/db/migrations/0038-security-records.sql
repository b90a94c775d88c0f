-- Who did what to an account and when, to find out how it came about; no words of anybody, and no reference: it outlives the account.
create table security_records (
  id text primary key,
  kind text not null check (kind in ('sign-in', 'sign-in-failed', 'password-set', 'payout-chosen', 'account-exported', 'account-deleted', 'conversation-read', 'conversations-watched')),
  user_id text,
  peer text not null,
  at timestamptz not null
);
-- next
create index security_records_by_user on security_records (user_id, at) where user_id is not null;
-- next
create index security_records_by_age on security_records (at);
