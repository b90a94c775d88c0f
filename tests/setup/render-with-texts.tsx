import type { ReactElement, ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { ToastProvider } from '@/components/ui/overlays/toast-provider';
import { i18nConfig, type Namespace } from '@/lib/config/i18n';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import type { Contact, UserProfile } from '@/lib/contract/account';
import { loadTexts, NAMESPACES } from '@/services/content/load-texts';
import { queryClient } from '@/services/http/query-client';
import { StoreRegistry, StoreRegistryContext } from '@/stores/create-store-context';
import { createSettingStore, settingDefinition } from '@/stores/setting-store';
import { userDefinition } from '@/stores/user-store';

const TEXTS = Object.fromEntries(
  await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const own = await Promise.all(NAMESPACES.map(async (namespace) => [namespace, await loadTexts(locale, namespace)] as const));
      return [locale, Object.fromEntries(own)] as const;
    }),
  ),
);

/** The real texts of a locale: all of them, or those that a page would hold. */
export function textsOf(locale: Locale, namespaces: readonly Namespace[] = NAMESPACES): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: i18nConfig.defaultNS,
    ns: [...namespaces],
    initAsync: false,
    interpolation: i18nConfig.interpolation,
    resources: { [locale]: Object.fromEntries(namespaces.map((name) => [name, TEXTS[locale]?.[name] ?? {}])) },
  });
  return instance;
}

interface Page {
  locale?: Locale;
  /** Stores that the test has filled. */
  registry?: StoreRegistry;
}

/** The stores of a page whose member is known. */
export function storesOf(user: Partial<UserProfile>, contacts: object[] = []): StoreRegistry {
  const registry = new StoreRegistry();
  registry
    .getOrCreate(userDefinition)
    .getState()
    .receiveInformation({ user: user as UserProfile, contacts: contacts as Contact[], detailReferralCode: null });
  return registry;
}

/** A wrapper for views under test: what a page of one locale has around them, without a router. */
export function inLocale(locale: Locale, registry = new StoreRegistry()): (props: { children: ReactNode }) => ReactNode {
  const texts = textsOf(locale);
  registry.register(settingDefinition, createSettingStore(locale));
  return function InLocale({ children }) {
    return (
      <QueryClientProvider client={queryClient()}>
        <I18nextProvider i18n={texts}>
          <StoreRegistryContext value={registry}>
            <ToastProvider>
              <>{children}</>
            </ToastProvider>
          </StoreRegistryContext>
        </I18nextProvider>
      </QueryClientProvider>
    );
  };
}

export const renderWithTexts = (view: ReactElement, { locale = 'en', registry }: Page = {}): RenderResult =>
  render(view, { wrapper: inLocale(locale, registry) });
