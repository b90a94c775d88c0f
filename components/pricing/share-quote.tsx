import { useTranslation } from 'next-i18next/pages';
import type { ServiceType } from '@/lib/config/routes';
import type { BasketDraft } from '@/lib/domain/pricing/basket-draft';
import { CopyButton } from '@/components/ui/copy-button';
import { Field } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Stack } from '@/components/ui/stack';
import { TextInput } from '@/components/ui/text-input';
import { useLocale } from '@/components/ui/use-locale';
import { quoteAddress } from '@/lib/domain/pricing/quote-address';

export function ShareQuote({ draft, type }: { draft: BasketDraft; type: ServiceType }) {
  const { t } = useTranslation('pricing');
  const { locale } = useLocale();
  const address = quoteAddress(locale, type, draft);
  return (
    <Stack $gap={3}>
      <Heading level={3} look="h4">
        {t('share.heading')}
      </Heading>
      <Field label={t('share.label')} hint={t('share.hint')}>
        {(control) => <TextInput {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}
      </Field>
      <div>
        <CopyButton text={address}>{t('share.copy')}</CopyButton>
      </div>
    </Stack>
  );
}
