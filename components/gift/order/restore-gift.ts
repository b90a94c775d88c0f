import * as z from 'zod/mini';
import type { RegionCode } from '@/lib/config/regions';
import { parseGiftDraft } from '@/lib/domain/gift/gift-draft';
import { draftKey } from '@/lib/browser/drafts';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { GiftState } from '@/stores/gift-store';
import type { PaktGiftPackage } from '@/stores/pakt-gift-store';

export const giftPlace = (country: RegionCode) => draftKey(`gift.${country}`);

/** Data of the confirmation, for this tab alone. */
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

function readPaidGift(country: RegionCode): z.infer<typeof paidGift> | null {
  try {
    return z.parse(paidGift, JSON.parse(readStored(paidGiftPlace(country), 'session') ?? 'null'));
  } catch {
    return null;
  }
}

type Store = Pick<GiftState, 'packageId' | 'giftPackage' | 'choosePackage' | 'editGiftPackage' | 'succeedPayment'>;

/**
 * What was entered before, or the gift that was paid for, as the flow is opened. What has been chosen and written since counts more; a
 * package that is no longer sold is none.
 * @param reference of the gift whose confirmation is asked for, null: the last one; undefined: a gift is being bought
 */
export function restoreGift(
  store: Store,
  country: RegionCode,
  packages: readonly PaktGiftPackage[],
  reference: string | null | undefined,
): void {
  const paid = reference === undefined ? null : readPaidGift(country);
  const bought = packages.find(({ id }) => id === paid?.packageId);
  if (paid && bought && (reference === null || reference === paid.reference)) {
    store.choosePackage(bought.id, bought.name);
    store.editGiftPackage(paid.words);
    store.succeedPayment(paid.giftCode, paid.reference, paid.expiresAt);
    return;
  }
  const draft = parseGiftDraft(readStored(giftPlace(country)));
  if (!draft) return;
  const gift = packages.find(({ id }) => id === draft.packageId);
  if (gift && store.packageId === '') store.choosePackage(gift.id, gift.name);
  const { firstName, lastName, emailAddress } = store.giftPackage;
  if (firstName || lastName || emailAddress) return;
  const written = Object.entries(store.giftPackage).filter(([, text]) => text !== '');
  store.editGiftPackage({ ...draft.giftPackage, ...Object.fromEntries(written) });
}
