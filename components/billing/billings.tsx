import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { balanceQuery } from '@/services/billing';
import { TextLink } from '@/components/ui/actions/text-link';
import { countryName } from '@/lib/text/names';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { BalanceCard } from './balance-card';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Text } from '@/components/ui/text/text';
import { InvoiceList } from './invoice-list';
import { useHomeRegion } from '@/components/auth/use-home-region';

/** The balance in the account's currency, also on the other region's site; beside it the balance in this site's currency, if any. */
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

/** Balance and invoices. Loaded after login, together with the HTTP client. */
export function Billings() {
  const { t } = useTranslation('billing');
  return (
    <Stack $gap={7}>
      <Balances />
      {publicEnv.extApi ? (
        <div>
          <TextLink isStandalone href={ROUTES.plan.path}>
            {t('list.toPlan')}
          </TextLink>
        </div>
      ) : null}
      <Stack $gap={4} as="section">
        <Heading level={2} look="h3">
          {t('list.invoices')}
        </Heading>
        <InvoiceList />
      </Stack>
    </Stack>
  );
}
