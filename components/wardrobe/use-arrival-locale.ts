import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { addressQuery } from '@/lib/address-query';
import { isDefaultLocaleOfItsRegion } from '@/lib/config/locales';
import { useLocale } from '@/components/ui/use-locale';

/**
 * The `locale` that another site of ours sent along (en_US or zh_CN): a locale prefix in the path wins over it,
 * and once it has been heard it leaves the address.
 */
export function useArrivalLocale(): void {
  const router = useRouter();
  const { locale, region } = useLocale();
  const wanted = router.isReady ? router.query.locale : undefined;

  useEffect(() => {
    if (wanted === undefined) return;
    const chinese = region.code === 'sg' ? 'zh-Hans' : 'zh-CN';
    const next = wanted === 'zh_CN' && isDefaultLocaleOfItsRegion(locale) ? chinese : locale;
    // Nothing else of it: an open passport, filters and the search stay.
    const rest = addressQuery(router.asPath);
    rest.delete('locale');
    void router.replace(`${router.pathname}${rest.size > 0 ? `?${rest.toString()}` : ''}`, undefined, { locale: next });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the router object changes with every navigation, the wish does not
  }, [wanted]);
}
