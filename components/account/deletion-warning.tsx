import { useTranslation } from 'next-i18next/pages';
import type { AccountDeletion } from '@/lib/contract/account-access';
import { formatMoney } from '@/lib/money';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/stack';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';

/** What goes, what stays, and the money that would be lost. */
export function DeletionWarning({ id, credits }: { id: string; credits: AccountDeletion['credits'] }) {
  const { t } = useTranslation('account');
  const { localeTag } = useLocale();
  const amounts = new Intl.ListFormat(localeTag, { type: 'conjunction' }).format(credits.map((credit) => formatMoney(credit, localeTag)));
  return (
    <Stack $gap={3} id={id}>
      <Text $tone="soft">{t('delete.warning')}</Text>
      <Text $tone="soft">{t('delete.kept')}</Text>
      {credits.length > 0 ? <Notice tone="warning">{t('delete.credit', { amounts })}</Notice> : null}
    </Stack>
  );
}
