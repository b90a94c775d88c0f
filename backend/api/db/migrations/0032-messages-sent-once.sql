-- Key and words of a message as they came: sent again because its answer was lost, it is found by them.
alter table contact_messages add column sent_as text;
-- next
create unique index contact_messages_once on contact_messages (sent_as) where sent_as is not null;
