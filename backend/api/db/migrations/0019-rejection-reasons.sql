-- Why a piece was not accepted is said in the reader's language: the sentences that were written by the operations become names.
update item_sales set rejected_because = 'provenance' where rejected_because = 'Our authenticators could not confirm where this piece comes from, so we may not offer it.';
-- next
update item_sales set rejected_because = 'worn-out' where rejected_because = 'The patent leather has cracked at both toes; buyers send such pairs back.';
