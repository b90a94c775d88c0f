-- A device is told of things for as long as the session is there in which it asked for it.
alter table users add column fcm_session_id text;
-- next
-- Which session it was is not known of those before: the one used last, or none, and then nothing is sent there any more.
update users set fcm_session_id = (select id from sessions where sessions.user_id = users.id order by last_seen_at desc limit 1)
  where fcm_token is not null;
-- next
update users set fcm_token = null where fcm_token is not null and fcm_session_id is null;
