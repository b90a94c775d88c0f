-- Holds of orders that nobody went on with are removed a while after they ended.
create index slot_reservations_by_end on slot_reservations (expires_at) where kind = 'hold';
