-- What was told of a conversation that a Firebase project keeps, and when it is looked at again.
create table announced_answers (
  user_id text primary key references users (id) on delete cascade,
  look_at timestamptz not null,
  looked_at timestamptz,
  -- Times of messages, in the database's milliseconds.
  newest_at bigint not null default 0,
  read_at bigint not null default 0,
  pushed_at bigint not null default 0,
  mailed_at bigint not null default 0
);
-- next
create index announced_answers_due on announced_answers (look_at);
-- next
-- Where a push leads on the site.
alter table outbox_mails add column place text not null default '/items' check (place in ('/items', '/chat'));
