-- A job of the calendar is one copy's at a time, and rests until its next turn. The time is the database's, which all copies share.
create table job_leases (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null
);
