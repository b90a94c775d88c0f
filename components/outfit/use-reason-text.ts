import { useTranslation } from 'next-i18next/pages';
import type { DressOccasion } from '@/lib/domain/outfit/day';
import type { Reason } from '@/lib/domain/outfit/finding';

/** The sentence of a reason, with the pieces' names in it. */
export function useReasonText(nameOf: (id: string) => string, occasion: DressOccasion) {
  const { t } = useTranslation('outfit');
  return ({ code, pieceIds, days }: Reason): string => {
    const [one = '', other = ''] = pieceIds.map(nameOf);
    return t(`reason.${code}`, {
      one,
      other,
      all: pieceIds.map(nameOf).join(t('reason.and')),
      count: days ?? 0,
      occasion: t(`occasion.${occasion}`),
    });
  };
}
