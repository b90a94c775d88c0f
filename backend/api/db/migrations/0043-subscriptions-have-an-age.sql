-- Subscriptions of addresses that nobody has confirmed are removed some time after they were last asked for.
create index newsletter_subscriptions_by_age on newsletter_subscriptions (subscribed_at);
