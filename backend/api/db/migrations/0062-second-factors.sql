-- The secret is encrypted with DATA_KEY. Until a code has proven it, a factor is not asked for. A step counts once, so that no code works twice.
create table second_factors (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  last_step integer not null default 0,
  created_at timestamptz not null,
  enabled_at timestamptz
);
-- next
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);
-- next
alter table security_records drop constraint security_records_kind_check;
-- next
alter table security_records add constraint security_records_kind_check
  check (kind in ('sign-in', 'sign-in-failed', 'proof-failed', 'password-set', 'payout-chosen', 'account-exported', 'account-deleted', 'conversation-read', 'conversations-watched', 'payout-read', 'email-changed', 'second-factor-set', 'second-factor-ended', 'recovery-code-used'));
