-- A new address of an account, until both addresses have confirmed it. Whoever holds a link is known by its hash.
create table email_changes (
  user_id text primary key references users (id) on delete cascade,
  session_id text not null,
  from_email text not null,
  to_email text not null,
  from_hash text not null unique,
  to_hash text unique,
  from_proven_at timestamptz,
  to_proven_at timestamptz,
  done_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- next
create index email_changes_by_end on email_changes (expires_at);
-- next
alter table security_records drop constraint security_records_kind_check;
-- next
alter table security_records add constraint security_records_kind_check
  check (kind in ('sign-in', 'sign-in-failed', 'proof-failed', 'password-set', 'payout-chosen', 'account-exported', 'account-deleted', 'conversation-read', 'conversations-watched', 'payout-read', 'email-changed'));
