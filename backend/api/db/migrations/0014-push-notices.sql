-- What is pushed to a device waits where mails wait; its recipient is the member, whose device may change meanwhile.
alter table outbox_mails add column channel text not null default 'email' check (channel in ('email', 'push'));
