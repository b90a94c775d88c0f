import { useCallback } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Locale } from '@/lib/config/locales';
import { useLocale } from '@/components/ui/use-locale';
import { SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import type { ContactProps } from './contact-props';
import type { Prefill } from './use-contact-draft';

/** The rules of a basket come with a quote only: most messages are about something else. */
async function linkOf(quote: string | null, locale: Locale, type: ServiceType): Promise<string | null> {
  if (quote === null) return null;
  const rules = await import('./quote-link-of').catch(() => null); // Offline: the message goes without its link.
  return rules?.quoteLinkOf(quote, locale, type) ?? null;
}

/** `?topic=`, `?quote=`, `?gift=` and `?coupon=` in words that the visitor sees, may change, and sends. */
export function useContactPrefill({
  topics,
  subjects,
}: Pick<ContactProps, 'topics' | 'subjects'>): (query: URLSearchParams) => Promise<Prefill> {
  const { t } = useTranslation('contact');
  const { locale } = useLocale();
  return useCallback(
    async (query) => {
      const asked = query.get('topic') ?? '';
      const known = topics.find(({ id }) => id === asked)?.id ?? null;
      const subject = subjects[query.get('gift') ?? ''] ?? (known ? undefined : subjects[asked]);
      const type = SERVICE_TYPES.find((candidate) => candidate === query.get('type')) ?? SERVICE_TYPES[0];
      const link = await linkOf(query.get(QUOTE_PARAMETER), locale, type);
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
