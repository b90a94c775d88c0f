import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useLocale } from '@/components/ui/use-locale';
import { ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { decodeDraft, encodeDraft, QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-link';
import { siteAddress } from '@/lib/site-address';
import type { ContactProps } from './contact-props';
import type { Prefill } from './use-contact-draft';

/** `?topic=`, `?quote=`, `?gift=` and `?coupon=` in words that the visitor sees, may change, and sends. */
export function useContactPrefill({ topics, subjects }: Pick<ContactProps, 'topics' | 'subjects'>): (query: URLSearchParams) => Prefill {
  const { t } = useTranslation('contact');
  const { locale } = useLocale();
  return useCallback(
    (query) => {
      const asked = query.get('topic') ?? '';
      const known = topics.find(({ id }) => id === asked)?.id ?? null;
      const subject = subjects[query.get('gift') ?? ''] ?? (known ? undefined : subjects[asked]);
      const draft = decodeDraft(query.get(QUOTE_PARAMETER) ?? '');
      const type = SERVICE_TYPES.find((candidate) => candidate === query.get('type')) ?? SERVICE_TYPES[0];
      const link = draft && siteAddress(locale, `${ROUTES.servicesPricing.path}?type=${type}&${QUOTE_PARAMETER}=${encodeDraft(draft)}`);
      const coupon = /^[A-Za-z0-9-]{1,64}$/.exec(query.get('coupon') ?? '')?.[0];
      const lines = [
        link ? t('prefill.quote', { link }) : null,
        coupon ? t('prefill.coupon', { coupon }) : null,
        subject ? t(query.has('gift') ? 'prefill.gift' : 'prefill.subject', { subject }) : null,
      ];
      return { topic: known ?? (subject ? 'order' : null), message: lines.filter((line) => line !== null).join('\n') };
    },
    [t, locale, topics, subjects],
  );
}
