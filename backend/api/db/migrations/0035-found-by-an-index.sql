-- What a call or a job asks for was read out of the whole table, and so was what goes with a row that is deleted. Where tables are
-- large these may be there already, made without standing in anybody's way (docs/operations.md, "A new version").
create index if not exists invoices_by_order on invoices (order_id) where order_id is not null;
-- next
create index if not exists orders_by_coupon on orders (coupon_code) where coupon_code is not null;
-- next
create index if not exists bookings_by_order on bookings (order_id) where order_id is not null;
-- next
create index if not exists bookings_by_reservation on bookings (reservation_id) where reservation_id is not null;
-- next
create index if not exists consignment_orders_by_booking on consignment_orders (booking_id) where booking_id is not null;
-- next
create index if not exists consigned_pieces_by_item on consigned_pieces (item_id) where item_id is not null;
-- next
create index if not exists item_request_lines_by_item on item_request_lines (item_id);
-- next
create index if not exists payment_methods_by_token on payment_methods (gateway_token);
-- next
create index if not exists referrals_pending on referrals (id) where status = 'pending';
-- next
create index if not exists outbox_mails_by_recipient on outbox_mails (recipient);
-- next
create index if not exists sessions_by_use on sessions (last_seen_at);
-- next
create index if not exists gateway_nonces_by_card on gateway_nonces (card_token) where card_token is not null;
-- next
create index if not exists gateway_refunds_by_charge on gateway_refunds (charge_id);
