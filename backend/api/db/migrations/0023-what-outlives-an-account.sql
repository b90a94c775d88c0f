-- The books of accounts that are gone: copies with the name that was billed, which no call reads and from which no way leads to an account.
create table kept_documents (
  id text primary key,
  kind text not null check (kind in ('order', 'invoice', 'consignment')),
  number text not null unique,
  country text not null check (country in ('hk', 'sg')),
  billed_name text not null,
  date date not null,
  content jsonb not null,
  keep_until date not null
);
-- next
create index kept_documents_by_end on kept_documents (keep_until);
-- next
-- Cards of which no member is left, until the gateway has said that it has forgotten them.
create table cards_to_forget (
  token text primary key,
  since timestamptz not null
);
-- next
alter table mailed_tokens drop constraint mailed_tokens_purpose_check;
-- next
alter table mailed_tokens add constraint mailed_tokens_purpose_check check (purpose in ('password-reset', 'verify-email', 'delete-account'));
