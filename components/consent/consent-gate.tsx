import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/config/locales';
import { regionOfLocale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import { allowsTags, mayCarryTags, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { currentConsent, onConsentAskedFor, storeConsent } from '@/services/consent/consent';
import { tagContainerOf } from './tag-container';

const ConsentBanner = dynamic(() => import('./consent-banner').then((part) => part.ConsentBanner), { ssr: false });

interface Props {
  locale: Locale;
  route: RouteName | null;
}

/** Asks once what may run beyond the necessary, and loads the tag container only where something was allowed. */
export function ConsentGate({ locale, route }: Props) {
  const container = tagContainerOf(regionOfLocale(locale));
  const [asked, setAsked] = useState<'no' | 'by us' | 'by the visitor'>('no');
  const isFitting = container !== '' && mayCarryTags(route);

  useEffect(() => {
    if (container !== '') return onConsentAskedFor(() => setAsked('by the visitor'));
  }, [container]);

  useEffect(() => {
    if (!isFitting) return;
    const begin = () => {
      const choice = currentConsent();
      if (choice === null) setAsked((now) => (now === 'no' ? 'by us' : now));
      else void applyConsent(choice, container);
    };
    // After everything the visitor came for.
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [isFitting, container]);

  if (asked === 'no' || (asked === 'by us' && !isFitting)) return null;
  const decide = (choice: ConsentChoice) => {
    storeConsent(choice);
    setAsked('no');
    void applyConsent(choice, isFitting ? container : null);
  };
  return <ConsentBanner locale={locale} isAskedFor={asked === 'by the visitor'} onDecide={decide} onUnavailable={() => setAsked('no')} />;
}

/**
 * A container that runs already learns of a refusal; none is loaded for one. A lost script costs statistics, nothing else.
 * @param container null: none may begin on this page
 */
async function applyConsent(choice: ConsentChoice, container: string | null): Promise<void> {
  const vendor = await Promise.all([import('@/services/analytics/data-layer'), import('@/services/analytics/tag-manager')]).catch(() => null);
  if (vendor === null) return;
  const [{ updateConsent }, { startTagManager }] = vendor;
  updateConsent(choice);
  if (container !== null && allowsTags(choice)) startTagManager(container);
}
