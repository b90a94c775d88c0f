-- Who delivers a mail has it to itself until then, by the database's clock: copies whose own clocks differ send it once.
alter table outbox_mails add column claimed_until timestamptz;
