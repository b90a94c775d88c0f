import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { countryName } from '@/lib/country-name';
import { balanceQuery } from '@/services/billing';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { BalanceCard } from './balance-card';
import { useHomeRegion } from './use-home-region';

/** The account's own figures, also for who visits the other region's site; beside them what is open in this one's currency. */
export function Balances() {
  const { t } = useTranslation('billing');
  const { region, localeTag } = useLocale();
  const home = useHomeRegion();
  const isAway = home.code !== region.code;
  const { data: here } = useQuery({ ...balanceQuery(region.currency), enabled: isAway });
  const hasFiguresHere = here !== undefined && here !== null && (here.dueNow > 0 || here.nextCharge !== null || here.credit > 0);
  return (
    <>
      {isAway ? <Text>{t('balance.elsewhere', { region: countryName(home.ipCountry, localeTag) })}</Text> : null}
      <BalanceCard currency={home.currency} />
      {isAway && hasFiguresHere ? <BalanceCard currency={region.currency} /> : null}
    </>
  );
}
