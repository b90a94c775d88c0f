import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '@/lib/config/locales';
import type { ShownPromoBanner } from '@/lib/domain/shared/shell-props';
import { createGiftStore, GiftStoreProvider } from './gift-store';
import { createOutfitStore, OutfitStoreProvider } from './outfit-store';
import { createPaktGiftStore, PaktGiftStoreProvider } from './pakt-gift-store';
import { createPricingStore, PricingStoreProvider } from './pricing-store';
import { createServicesPricingStore, ServicesPricingStoreProvider } from './services-pricing-store';
import { createSettingStore, SettingStoreProvider } from './setting-store';
import { createStrapiStore, StrapiStoreProvider } from './strapi-store';
import { createUserStore, UserStoreProvider } from './user-store';

const ForgetContext = createContext<() => void>(() => undefined);

/** Empties every store that holds something of a person; those of the page (setting, strapi) stay. */
export function useForgetPerson(): () => void {
  return use(ForgetContext);
}

interface Props {
  locale: Locale;
  promoBanner: ShownPromoBanner | null;
  children: ReactNode;
}

/** Makes the stores of this tree, seeded from the page's props, and keeps the seeded parts in step with it. */
export function StoresProvider({ locale, promoBanner, children }: Props) {
  const [stores] = useState(() => ({
    user: createUserStore(),
    setting: createSettingStore(locale),
    outfit: createOutfitStore(),
    gift: createGiftStore(),
    pricing: createPricingStore(),
    servicesPricing: createServicesPricingStore(),
    strapi: createStrapiStore(promoBanner),
    paktGift: createPaktGiftStore(),
  }));

  useEffect(() => stores.setting.getState().applyLocale(locale), [stores, locale]);
  useEffect(() => stores.strapi.getState().receiveGlobal(promoBanner), [stores, promoBanner]);

  const forgetPerson = useCallback(() => {
    const { user, outfit, gift, pricing, servicesPricing } = stores;
    user.setState(user.getInitialState(), true);
    outfit.setState(outfit.getInitialState(), true);
    gift.setState(gift.getInitialState(), true);
    // The lists are the server's and everybody's: a calculator that is open in another tab goes on.
    const { memberships, timeslotInformation, shoppingCarts, districts } = pricing.getState();
    pricing.setState({ ...pricing.getInitialState(), memberships, timeslotInformation, shoppingCarts, districts }, true);
    servicesPricing.setState(servicesPricing.getInitialState(), true);
  }, [stores]);

  return (
    <ForgetContext value={forgetPerson}>
      <UserStoreProvider value={stores.user}>
        <SettingStoreProvider value={stores.setting}>
          <StrapiStoreProvider value={stores.strapi}>
            <PricingStoreProvider value={stores.pricing}>
              <ServicesPricingStoreProvider value={stores.servicesPricing}>
                <GiftStoreProvider value={stores.gift}>
                  <PaktGiftStoreProvider value={stores.paktGift}>
                    <OutfitStoreProvider value={stores.outfit}>{children}</OutfitStoreProvider>
                  </PaktGiftStoreProvider>
                </GiftStoreProvider>
              </ServicesPricingStoreProvider>
            </PricingStoreProvider>
          </StrapiStoreProvider>
        </SettingStoreProvider>
      </UserStoreProvider>
    </ForgetContext>
  );
}
