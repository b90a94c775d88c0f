-- A code by mail proves who chooses where money goes, as a link proves who deletes an account.
alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
-- next
alter table mailed_tokens add constraint mailed_tokens_purpose_check check (purpose in ('password-reset', 'verify-email', 'delete-account', 'choose-payout'));
-- next
-- What a member has signed in with, by the names that the list of their devices shows; empty: not recognised.
create table known_devices (
  user_id text not null references users (id) on delete cascade,
  browser text not null,
  system text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, browser, system)
);
-- next
create index known_devices_by_age on known_devices (last_seen_at);
-- next
-- Who is signed in is known already: the next sign-in there is no news.
insert into known_devices (user_id, browser, system, first_seen_at, last_seen_at)
  select user_id, coalesce(browser, ''), coalesce(system, ''), min(created_at), max(last_seen_at) from sessions group by 1, 2, 3
  on conflict do nothing;
