import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { afterLoad } from '@/lib/after-load';
import type { Locale } from '@/lib/config/locales';

const SupportWidget = dynamic(() => import('./support-widget').then((part) => part.SupportWidget), { ssr: false });

/** Our own chat widget, in the place of a vendor's: fetched when the page has everything else. */
export function SupportGate({ locale }: { locale: Locale }) {
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => afterLoad(() => setLoaded(true)), []);

  return isLoaded ? <SupportWidget locale={locale} /> : null;
}
