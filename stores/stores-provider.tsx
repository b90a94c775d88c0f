import { use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '@/lib/config/locales';
import type { ShownPromoBanner } from '@/lib/domain/shared/shell-props';
import { StoreShelf, StoreShelfContext } from './create-store-context';
import { createSettingStore, settingDefinition } from './setting-store';
import { createStrapiStore, strapiDefinition } from './strapi-store';

/** Empties every store that holds something of a person; those of the page (setting, strapi) stay. */
export function useForgetPerson(): () => void {
  const shelf = use(StoreShelfContext);
  return useCallback(() => shelf?.forgetPerson(), [shelf]);
}

interface Props {
  locale: Locale;
  promoBanner: ShownPromoBanner | null;
  children: ReactNode;
}

/** Makes the stores of this tree, those of the page seeded from its props and kept in step with them. */
export function StoresProvider({ locale, promoBanner, children }: Props) {
  const [{ shelf, setting, strapi }] = useState(() => {
    const made = new StoreShelf();
    return {
      shelf: made,
      setting: made.put(settingDefinition, createSettingStore(locale)),
      strapi: made.put(strapiDefinition, createStrapiStore(promoBanner)),
    };
  });

  useEffect(() => setting.getState().applyLocale(locale), [setting, locale]);
  useEffect(() => strapi.getState().receiveGlobal(promoBanner), [strapi, promoBanner]);

  return <StoreShelfContext value={shelf}>{children}</StoreShelfContext>;
}
