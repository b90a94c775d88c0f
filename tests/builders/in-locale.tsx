import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { i18nConfig } from '@/lib/config/i18n';
import type { Locale } from '@/lib/config/locales';
import { queryClient } from '@/services/http/query-client';
import { loadTexts, NAMESPACES } from '@/services/content/load-texts';

/** A wrapper for views under test with the real texts of one locale, as a page would hold them. */
export async function inLocale(locale: Locale): Promise<(props: { children: ReactNode }) => ReactNode> {
  const entries = await Promise.all(NAMESPACES.map(async (namespace) => [namespace, await loadTexts(locale, namespace)] as const));
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: i18nConfig.defaultNS,
    ns: [...NAMESPACES],
    interpolation: i18nConfig.interpolation,
    resources: { [locale]: Object.fromEntries(entries) },
  });
  return function InLocale({ children }) {
    return (
      <QueryClientProvider client={queryClient()}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </QueryClientProvider>
    );
  };
}
