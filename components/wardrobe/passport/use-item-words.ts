import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { sizeWord } from '@/lib/domain/wardrobe/garment';

type Said = Pick<WardrobeItem, 'category' | 'colour' | 'fabric' | 'size' | 'season' | 'formality'>;

export interface ItemWords {
  category: (item: Pick<Said, 'category'>) => string;
  /** What stands below a sealed bag's name: what it is or, where its name says that, the code on its label. */
  sealed: (item: Pick<WardrobeItem, 'name' | 'code'>) => string;
  colour: (item: Pick<Said, 'colour'>) => string | null;
  fabric: (item: Pick<Said, 'fabric'>) => string | null;
  size: (item: Pick<Said, 'size'>) => string | null;
  /** What one might look for it by: its seasons and occasions in words. */
  occasions: (item: Pick<Said, 'season' | 'formality'>) => string[];
  /** Groups of words that mean each other. */
  synonyms: string;
}

/** Localised texts of a piece; for unknown codes the provider's own. */
export function useItemWords(): ItemWords {
  const { t } = useTranslation(['items', 'wardrobe']);
  return useMemo(
    () => ({
      category: ({ category }) => t(`items:category.${category}`),
      sealed: ({ name, code }) => (name === t('items:sealed.label') ? code : t('items:sealed.label')),
      colour: ({ colour }) => colour && t(`wardrobe:colour.${colour.name}` as 'wardrobe:colour.navy', { defaultValue: colour.name }),
      fabric: ({ fabric }) => fabric && t(`wardrobe:fabric.${fabric}` as 'wardrobe:fabric.wool', { defaultValue: fabric }),
      size: ({ size }) => {
        const word = size === null ? null : sizeWord(size);
        return word ? t(`items:size.${word}`) : size;
      },
      occasions: ({ season, formality }) => [
        ...season.flatMap((one) => [t(`wardrobe:season.${one}`), t(`items:search.season.${one}`)]),
        ...(formality ? [t(`items:formality.${formality}`), t(`items:search.occasion.${formality}`)] : []),
      ],
      synonyms: t('items:search.synonyms'),
    }),
    [t],
  );
}
