import { useEffect, useState } from 'react';
import { regionOfLocale, type Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import { allowsTags, mayCarryTags, NOTHING_OPTIONAL, type ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { updateConsent } from '@/services/analytics/data-layer';
import { currentConsent, onConsentAskedFor, storeConsent } from '@/services/consent';
import { afterLoad } from '@/lib/browser/page-lifecycle';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { tagContainerOf } from './tag-container';

const loadBanner = () => import('./consent-banner').then((part) => part.ConsentBanner);
const ConsentBanner = clientOnly(loadBanner, SilentDynamicLoading);
/** Opened on demand: here a failed chunk is reported. */
const AskedConsentBanner = clientOnly(loadBanner);

interface Props {
  locale: Locale;
  route: RouteName | null;
}

/** Asks once for consent, and loads the tag container only if something was allowed. */
export function ConsentGate({ locale, route }: Props) {
  const container = tagContainerOf(regionOfLocale(locale));
  const [asked, setAsked] = useState<'no' | 'by us' | 'by the visitor'>('no');
  const isFitting = container !== '' && mayCarryTags(route);

  useEffect(() => {
    if (container !== '') return onConsentAskedFor(() => setAsked('by the visitor'));
  }, [container]);

  useEffect(() => {
    if (container === '') return;
    return afterLoad(() => {
      const choice = currentConsent();
      // A tag may write cookies while its page unloads, and consent expires after twelve months.
      if (/(?:^|; )_/.test(document.cookie)) void forgetVendors(choice ?? NOTHING_OPTIONAL, 'forgetVendors');
      if (!isFitting) return;
      if (choice === null) setAsked((now) => (now === 'no' ? 'by us' : now));
      else void startTags(choice, container);
    });
  }, [isFitting, container]);

  if (asked === 'no' || (asked === 'by us' && !isFitting)) return null;
  const decide = (choice: ConsentChoice) => {
    const before = currentConsent() ?? NOTHING_OPTIONAL;
    storeConsent(choice);
    setAsked('no');
    // Updates a container that is already running.
    updateConsent(choice);
    if ((before.analytics && !choice.analytics) || (before.marketing && !choice.marketing)) void forgetVendors(choice, 'withdraw');
    else if (isFitting) void startTags(choice, container);
  };
  const isAskedFor = asked === 'by the visitor';
  const Banner = isAskedFor ? AskedConsentBanner : ConsentBanner;
  return <Banner locale={locale} isAskedFor={isAskedFor} onDecide={decide} onUnavailable={() => setAsked('no')} />;
}

/** If it fails to load: without tags only statistics are lost, and cookies stay until the next page. */
const loadTags = () => import('@/services/analytics/tag-manager').catch(() => null);

async function startTags(choice: ConsentChoice, container: string): Promise<void> {
  if (allowsTags(choice)) (await loadTags())?.startTagManager(container);
}

async function forgetVendors(choice: ConsentChoice, how: 'forgetVendors' | 'withdraw'): Promise<void> {
  (await loadTags())?.[how](choice);
}
