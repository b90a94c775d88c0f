create table contact_messages (
  reference text primary key,
  country text not null check (country in ('hk', 'sg')),
  topic text not null,
  name text not null,
  email text not null,
  phone text,
  their_reference text,
  call_back_from text,
  call_back_to text,
  message text not null,
  language text not null,
  received_at timestamptz not null
);
-- next
create index contact_messages_by_age on contact_messages (received_at);
