import { createStore } from 'zustand/vanilla';
import type { Locale } from '@/lib/config/locales';
import { regionOfLocale } from '@/lib/config/locales';
import { DEFAULT_REGION, REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';
import { createStoreContext } from './create-store-context';

export interface SettingState {
  locale: Locale;
  country: RegionCode;
  currency: Currency;
  /** Sets the locale, and with it country and currency, since a locale belongs to one region. */
  applyLocale: (locale: Locale) => void;
}

function settingOfLocale(locale: Locale): Pick<SettingState, 'locale' | 'country' | 'currency'> {
  const country = regionOfLocale(locale);
  return { locale, country, currency: REGIONS[country].currency };
}

export function createSettingStore(locale: Locale) {
  return createStore<SettingState>()((set) => ({
    ...settingOfLocale(locale),
    applyLocale: (next) => set(settingOfLocale(next)),
  }));
}

/** Seeded by the provider from the page's props. */
export const { definition: settingDefinition, useSelected: useSettingStore } = createStoreContext<SettingState>('setting', {
  create: () => createSettingStore(REGIONS[DEFAULT_REGION].defaultLocale),
});
