import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { publicEnv, WALLET_NAMES } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { formatMoney } from '@/lib/money';
import { openWallets, type OpenWallets, type Wallet } from '@/services/payments/wallets';
import { useLocale } from '@/components/ui/hooks/use-locale';

const NONE: readonly Wallet[] = [];

interface Options {
  amount: number;
  currency: Currency;
  /** Null: not known yet. Empty: there is none, so there are no wallets. */
  clientToken: string | null;
}

/** The wallets that can pay here. Null: not known yet; where the site offers none, that is known at once and nothing is loaded. */
export function useWallets({ amount, currency, clientToken }: Options): readonly Wallet[] | null {
  const { t } = useTranslation('payments');
  const { locale, localeTag, region } = useLocale();
  const [found, setFound] = useState<{ clientToken: string; wallets: readonly Wallet[] } | null>(null);
  const label = useRef((_name: Wallet['name']): string => '');
  useEffect(() => {
    label.current = (name) => t('wallet.pay', { amount: formatMoney({ amount, currency }, localeTag), wallet: WALLET_NAMES[name] });
  });

  useEffect(() => {
    if (publicEnv.wallets.length === 0 || !clientToken) return;
    let isGone = false;
    let opened: OpenWallets | null = null;
    const open = async () => {
      const labelOf = (name: Wallet['name']) => label.current(name);
      opened = await openWallets(publicEnv.wallets, { clientToken, currency, country: region.code, locale, labelOf });
      if (isGone) return opened.tearDown();
      setFound({ clientToken, wallets: opened.wallets });
    };
    // Cards can pay without them.
    open().catch(() => isGone || setFound({ clientToken, wallets: NONE }));
    return () => {
      isGone = true;
      opened?.tearDown();
    };
  }, [clientToken, currency, locale, region.code]);

  if (publicEnv.wallets.length === 0 || clientToken === '') return NONE;
  return found !== null && found.clientToken === clientToken ? found.wallets : null;
}
