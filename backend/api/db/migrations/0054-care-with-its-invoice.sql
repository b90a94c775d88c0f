-- A piece's care log names the request behind each piece of work and the invoice that it stands on.
alter table item_events add column request_id text references item_requests (id) on delete set null;
-- next
create index item_events_by_request on item_events (request_id) where request_id is not null;
-- next
alter table wardrobe_charges add column invoice_id text references invoices (id) on delete set null;
-- next
create index wardrobe_charges_by_invoice on wardrobe_charges (invoice_id) where invoice_id is not null;
-- next
-- What was recorded before: the last care of that kind that was asked for by then.
update item_events event set request_id = (
  select request.id
  from item_request_lines line
  join item_requests request on request.id = line.request_id
  where line.item_id = event.item_id and line.action = 'care' and line.service = event.service and request.created_at <= event.at
  order by request.created_at desc
  limit 1
) where event.service is not null;
-- next
-- And the first invoice of care that was written once it could no longer be taken back.
update wardrobe_charges charge set invoice_id = (
  select invoice.id
  from invoices invoice
  join item_requests request on request.id = charge.request_id
  where invoice.user_id = charge.user_id and invoice.created_at >= request.undo_until and invoice.lines @> '[{"kind": "care"}]'
  order by invoice.created_at
  limit 1
) where charge.status = 'invoiced';
