import * as z from 'zod/mini';
import type { RegionCode } from '@/lib/config/regions';
import { parseGiftDraft } from '@/lib/domain/gift/gift-draft';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { GiftState } from '@/stores/gift-store';
import type { PaktGiftPackage } from '@/stores/pakt-gift-store';

export const giftPlace = (country: RegionCode) => draftKey(`gift.${country}`);

/** Data of the last page, kept in this tab until another gift is started. */
const paidGiftPlace = (country: RegionCode) => draftKey(`paid-gift.${country}`);

const paidGift = z.object({
  packageId: z.string(),
  words: z.object({ recipientName: z.string(), message: z.string(), firstName: z.string(), lastName: z.string() }),
  giftCode: z.string(),
  reference: z.string(),
  expiresAt: z.nullable(z.string()),
});

export function keepPaidGift(country: RegionCode, gift: z.infer<typeof paidGift>): void {
  writeStored(paidGiftPlace(country), JSON.stringify(gift), 'session');
}

export function forgetPaidGift(country: RegionCode): void {
  removeStored(paidGiftPlace(country), 'session');
}

function readPaidGift(country: RegionCode): z.infer<typeof paidGift> | null {
  try {
    return z.parse(paidGift, JSON.parse(readStored(paidGiftPlace(country), 'session') ?? 'null'));
  } catch {
    return null;
  }
}

type Store = Pick<GiftState, 'choosePackage' | 'editGiftPackage' | 'goToStep' | 'succeedPayment'>;

/** Restores the gift draft, or the gift just paid, into the store. A draft whose package is no longer sold starts over. */
export function restoreGift(store: Store, country: RegionCode, packages: readonly PaktGiftPackage[]): void {
  const paid = readPaidGift(country);
  const bought = packages.find(({ id }) => id === paid?.packageId);
  if (paid && bought) {
    store.choosePackage(bought.id, bought.name);
    store.editGiftPackage(paid.words);
    store.goToStep(2, 2);
    store.succeedPayment(paid.giftCode, paid.reference, paid.expiresAt);
    return;
  }
  const draft = parseGiftDraft(readStored(giftPlace(country)));
  const gift = packages.find(({ id }) => id === draft?.packageId);
  if (!draft || !gift) return;
  store.choosePackage(gift.id, gift.name);
  store.editGiftPackage(draft.giftPackage);
  store.goToStep(draft.giftStep, draft.giftStepInfo);
}
