import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BookCollection } from '@/lib/contract/booking';
import { addressForCountry } from '@/lib/domain/booking/address-fields';
import type { CompletePiece } from '@/lib/domain/consignment/piece';
import { publicEnv } from '@/lib/config/env';
import { SELLING_TERMS_VERSION } from '@/lib/domain/consignment/markdown';
import { isKeyUsedUp } from '@/components/payments/model/pay-once';
import { nextFreeSlots } from '@/services/booking/hold-slot';
import { orderConsignment, CONSIGNMENTS_KEY, type ConsignmentOrder } from '@/services/consignment';
import { isRefusal, type ActionFailure } from '@/services/http/outcome';
import { refreshItems } from '@/services/wardrobe/items';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { askIntent } from '@/services/payments/payment-intent';

export type SendState = { status: 'idle' | 'busy' | 'maybe-sent' | 'other-sent' } | { status: 'failed'; failure: ActionFailure };

export type Slot = ReturnType<typeof nextFreeSlots>[number];

interface ConsignmentToSend {
  pieces: readonly CompletePiece[];
  itemIds: readonly string[];
  booking: BookCollection;
  holdId: string | null;
  orderKey: string;
  termsVersion: string;
}

interface Callbacks {
  onSent: (order: ConsignmentOrder) => void;
  /** Called with alternative slots. */
  onSlotGone: (nextFree: Slot[]) => void;
  /** The idempotency key was used for another or a cancelled order: the next attempt needs a new one. */
  onKeyTaken: () => void;
}

/** Sends the order. After a lost answer, the same request with the same key returns its result. */
export function useSendConsignment({ onSent, onSlotGone, onKeyTaken }: Callbacks) {
  const { locale, region } = useLocale();
  const [state, setState] = useState<SendState>({ status: 'idle' });
  const isRunning = useRef(false);
  const client = useQueryClient();

  async function send({ pieces, itemIds, booking, holdId, orderKey, termsVersion }: ConsignmentToSend): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ status: 'busy' });
    const outcome = await orderConsignment(
      {
        country: region.code,
        // Without pieces at home no visit is needed.
        ...(pieces.length > 0
          ? {
              items: pieces.map(({ brand, category, condition, photos }) => ({
                brand: brand.trim(),
                category,
                condition,
                photos: photos.map(({ id }) => id),
              })),
              bookCollection: { ...booking, address: addressForCountry(booking.address, region.code) },
              ...(holdId ? { slotHoldId: holdId } : {}),
            }
          : {}),
        ...(itemIds.length > 0 ? { itemIds: [...itemIds] } : {}),
        termsVersion,
        // A provider with only the specified calls does not know it.
        ...(publicEnv.extApi ? { sellingTerms: SELLING_TERMS_VERSION } : {}),
      },
      orderKey,
    );
    const code = outcome.kind === 'rejected' ? outcome.code : null;
    // ITEM_UNAVAILABLE rolls the order back completely, so a new key is safe without asking. Other refusals may belong to an earlier
    // attempt with the same key.
    if (code === 'ITEM_UNAVAILABLE' || (await isKeyUsedUp(outcome, () => askIntent(orderKey)))) onKeyTaken();
    isRunning.current = false;
    // Sold pieces change state in the wardrobe, and a refused one has changed meanwhile.
    if (itemIds.length > 0) void refreshItems(locale);
    if (outcome.kind !== 'ok') void client.invalidateQueries({ queryKey: [CONSIGNMENTS_KEY] });
    if (outcome.kind === 'ok') {
      setState({ status: 'idle' });
      return onSent(outcome.data);
    }
    if (outcome.kind === 'rejected' && code === 'SLOT_GONE') {
      setState({ status: 'idle' });
      return onSlotGone(nextFreeSlots(outcome.fields));
    }
    if (code === 'IDEMPOTENCY_MISMATCH') {
      onKeyTaken();
      return setState({ status: 'other-sent' });
    }
    const isLost = !isRefusal(outcome) || code === 'IN_PROGRESS';
    setState(isLost ? { status: 'maybe-sent' } : { status: 'failed', failure: outcome });
  }

  return { state, send };
}
