-- What a mail carries beside its text, as the address that ends a subscription.
alter table outbox_mails add column headers jsonb not null default '{}';
-- next
-- Made by the first who signs, one for each purpose: links in mails keep their worth through restarts and on every copy.
create table signing_keys (
  purpose text primary key,
  secret text not null
);
