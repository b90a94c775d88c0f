-- A question of a guest becomes part of the conversation of the account that is made later.
alter table contact_messages add column taken_over_at timestamp with time zone;
-- next
create index contact_messages_of_guests on contact_messages (lower(email)) where topic = 'help' and taken_over_at is null;
