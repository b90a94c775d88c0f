import { useTranslation } from 'next-i18next/pages';
import { Heading } from '@/components/ui/heading';
import { Stack } from '@/components/ui/stack';
import { Balances } from './balances';
import { InvoiceList } from './invoice-list';
import { Terms } from './terms';

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
