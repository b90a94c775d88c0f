-- What an earlier version delivered and kept the text of; empty once that is forgotten, so that looking for it costs nothing.
create index outbox_mails_with_text on outbox_mails (delivered_at) where delivered_at is not null and body <> '';
