-- How old a key is: it is replaced once a year. Of those that are there already, that they are at least as old as this.
alter table signing_keys add column made_at timestamptz not null default now();
-- next
-- What was replaced, for as long as links that it has signed are still opened. Copies of the version before read the other
-- table alone, and find one key a purpose there as ever.
create table previous_signing_keys (
  purpose text not null,
  secret text not null,
  verifies_until timestamptz not null,
  primary key (purpose, secret)
);
