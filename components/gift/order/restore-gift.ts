import type { RegionCode } from '@/lib/config/regions';
import { parseGiftDraft } from '@/lib/domain/gift/gift-draft';
import { draftKey } from '@/lib/drafts';
import { readStored } from '@/lib/storage';
import type { GiftState } from '@/stores/gift-store';

export const giftPlace = (country: RegionCode) => draftKey(`gift.${country}`);

type Store = Pick<GiftState, 'choosePackage' | 'editGiftPackage' | 'goToStep'>;

/** Puts the gift that this browser kept back into the store; one whose package is not sold any more begins again. */
export function restoreGift(store: Store, country: RegionCode, gifts: readonly { slug: string; name: string }[]): void {
  const draft = parseGiftDraft(readStored(giftPlace(country)));
  const gift = gifts.find(({ slug }) => slug === draft?.packageId);
  if (!draft || !gift) return;
  store.choosePackage(gift.slug, gift.name);
  store.editGiftPackage(draft.giftPackage);
  store.goToStep(draft.giftStep, draft.giftStepInfo);
}
