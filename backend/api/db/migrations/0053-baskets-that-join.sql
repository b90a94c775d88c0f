-- A basket for a time at which the van comes anyway: the request whose visit it joins. That one holds the place and the cost of the trip.
alter table item_requests add column joined_to text references item_requests (id) on delete set null;
-- next
create index item_requests_by_joined on item_requests (joined_to) where joined_to is not null;
