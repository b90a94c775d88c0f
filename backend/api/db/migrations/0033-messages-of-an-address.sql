-- What a member wrote by the contact form is exported and deleted with the account.
create index contact_messages_by_email on contact_messages (lower(email));
