import { useTranslation } from 'next-i18next/pages';
import { balanceQuery } from '@/services/billing';
import { countryName } from '@/lib/country-name';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { BalanceCard } from './balance-card';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';
import { InvoiceList } from './invoice-list';
import { Terms } from './terms';
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

/** What a member owes, and every invoice there was. Comes after login, with the client that asks for it. */
export function Billings() {
  const { t } = useTranslation('billing');
  return (
    <Stack $gap={7}>
      <Balances />
      <Terms />
      <Stack $gap={4} as="section">
        <Heading level={2} look="h3">
          {t('list.invoices')}
        </Heading>
        <InvoiceList />
      </Stack>
    </Stack>
  );
}
