import type { ReactElement, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Locale } from '@/lib/config/locales';
import { queryClient } from '@/services/http/query-client';
import english from '@/locales/en/common.json';
import singaporeEnglish from '@/locales/en-SG/common.json';
import traditional from '@/locales/zh/common.json';
import simplified from '@/locales/zh-CN/common.json';
import singaporeSimplified from '@/locales/zh-Hans/common.json';

const COMMON: Record<Locale, object> = {
  en: english,
  'en-SG': singaporeEnglish,
  zh: traditional,
  'zh-CN': simplified,
  'zh-Hans': singaporeSimplified,
};

/** The real texts of a locale; a view's own namespaces come beside `common`. */
export function textsOf(locale: Locale, namespaces: Record<string, object> = {}): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'common',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { common: COMMON[locale], ...namespaces } },
  });
  return instance;
}

interface Options {
  locale?: Locale;
  namespaces?: Record<string, object>;
}

/** Renders a view as a page of one locale would, without a router. */
export function renderWithTexts(view: ReactElement, { locale = 'en', namespaces }: Options = {}): RenderResult {
  const instance = textsOf(locale, namespaces);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient()}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </QueryClientProvider>
  );
  return render(view, { wrapper });
}
