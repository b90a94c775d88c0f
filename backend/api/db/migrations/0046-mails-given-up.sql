-- A mail that its server has refused for good, or that nobody has taken for days, is not asked for again.
alter table outbox_mails add column gave_up_at timestamptz;
