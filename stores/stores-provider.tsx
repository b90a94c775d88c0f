import { use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '@/lib/config/locales';
import type { ShownPromoBanner } from '@/lib/domain/shared/shell-props';
import { StoreRegistry, StoreRegistryContext } from './create-store-context';
import { createSettingStore, settingDefinition } from './setting-store';
import { createStrapiStore, strapiDefinition } from './strapi-store';

/** Clears personal data from all stores; the page's own stores (setting, strapi) stay. */
export function useClearPersonalData(): () => void {
  const registry = use(StoreRegistryContext);
  return useCallback(() => registry?.clearPersonalData(), [registry]);
}

interface Props {
  locale: Locale;
  promoBanner: ShownPromoBanner | null;
  children: ReactNode;
}

/** Creates the stores of this tree; those of the page are seeded from its props and kept in sync with them. */
export function StoresProvider({ locale, promoBanner, children }: Props) {
  const [{ registry, setting, strapi }] = useState(() => {
    const made = new StoreRegistry();
    return {
      registry: made,
      setting: made.register(settingDefinition, createSettingStore(locale)),
      strapi: made.register(strapiDefinition, createStrapiStore(promoBanner)),
    };
  });

  useEffect(() => setting.getState().applyLocale(locale), [setting, locale]);
  useEffect(() => strapi.getState().receiveGlobal(promoBanner), [strapi, promoBanner]);

  return <StoreRegistryContext value={registry}>{children}</StoreRegistryContext>;
}
