create table users (
  id text primary key,
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  country text not null check (country in ('hk', 'sg')),
  locale text not null check (locale in ('en', 'zh', 'zh-CN', 'en-SG', 'zh-Hans')),
  is_ai_outfit_recommendation boolean not null default false,
  notifications jsonb not null default '{}',
  fcm_token text,
  referred_by_code text,
  created_at timestamptz not null
);
-- next
create table password_credentials (
  user_id text primary key references users (id) on delete cascade,
  hash text not null,
  changed_at timestamptz not null
);
-- next
create table external_identities (
  provider text not null check (provider in ('google', 'apple')),
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (provider, subject)
);
-- next
create index external_identities_by_user on external_identities (user_id);
-- next
create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  browser text,
  system text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
-- next
create index sessions_by_user on sessions (user_id, last_seen_at);
-- next
create index sessions_by_end on sessions (expires_at);
-- next
create table mailed_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('password-reset', 'verify-email')),
  user_id text not null references users (id) on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- next
create index mailed_tokens_by_user on mailed_tokens (user_id, purpose);
-- next
create index mailed_tokens_by_end on mailed_tokens (expires_at);
-- next
create table contacts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  position integer not null,
  contact_name text not null,
  contact_phone_code text not null,
  contact_phone text not null,
  address jsonb,
  unique (user_id, position)
);
-- next
create table marketing_receipts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  granted boolean not null,
  source text not null check (source in ('signup', 'profile')),
  given_at timestamptz not null
);
-- next
create index marketing_receipts_by_user on marketing_receipts (user_id, given_at);
-- next
alter table referral_codes add column user_id text unique references users (id) on delete cascade;
-- next
create table referrals (
  id text primary key,
  referrer_id text not null references users (id) on delete cascade,
  friend_id text unique references users (id) on delete set null,
  friend_name text not null,
  status text not null check (status in ('joined', 'pending', 'rewarded', 'refused')),
  reason text,
  created_at timestamptz not null
);
-- next
create index referrals_by_referrer on referrals (referrer_id, created_at);
-- next
create table attempt_counts (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
-- next
create index attempt_counts_by_end on attempt_counts (ends_at);
