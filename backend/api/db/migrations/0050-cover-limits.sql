-- What we pay at most for one piece of a package, or one bag of lite. Null: nothing of it stays with us.
alter table price_entries add column cover_limit integer;
